await import('./.greenroom/shots/shots.mts');
