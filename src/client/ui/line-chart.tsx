import 'uplot/dist/uPlot.min.css';
import { useEffect, useRef } from 'react';
import UPlot from 'uplot';
import { placeLabels } from './place-labels.ts';

export interface ChartLine {
  /** Chooses the line's hue, dash and marker. */
  series: 'overall' | 'answer' | 'structure' | 'conciseness';
  name: string;
  /** One value for each label, 0..100; null where there is none. */
  values: readonly (number | null)[];
}

interface LineChartProps {
  /** What stands below each point. */
  labels: readonly string[];
  lines: readonly ChartLine[];
  heightPx: number;
  /** Where the scale begins; it ends at 100. */
  from: number;
}

const DASHES: Record<ChartLine['series'], number[]> = {
  overall: [],
  answer: [7, 4],
  structure: [2, 4],
  conciseness: [9, 3, 2, 3],
};
const MAIN: ChartLine['series'] = 'overall';
const SCALE_END = 100;
const GRID_STEP = 20;
/** From this width on, each line carries its name at its end; below it the legend does. */
const LABELLED_FROM_PX = 560;
const LABEL_ROOM_PX = 148;
const FONT_PX = 13;
const LABEL_HEIGHT_PX = 18;
const LABEL_GAP_PX = 20;
const NARROW_LABEL_PX = 84;
const LEAST_ROOM_PX = 16;

/** Scores over time as lines. It is a picture: whoever shows it gives the same numbers in words. */
export function LineChart({ labels, lines, heightPx, from }: LineChartProps) {
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let chart: UPlot | undefined;
    // What comes last lies on top.
    const ordered = [...lines].sort((a, b) => Number(a.series === MAIN) - Number(b.series === MAIN));
    const data = chartData(labels, ordered);
    const draw = () => {
      chart?.destroy();
      chart = new UPlot(chartOptions(element, { labels, lines: ordered, heightPx, from }), data, element);
    };
    // Colours are read when it is drawn, and the room decides about its labels.
    const resized = new ResizeObserver(draw);
    resized.observe(element);
    const scheme = matchMedia('(prefers-color-scheme: dark)');
    scheme.addEventListener('change', draw);
    return () => {
      resized.disconnect();
      scheme.removeEventListener('change', draw);
      chart?.destroy();
    };
  }, [labels, lines, heightPx, from]);

  return <div ref={place} style={{ height: heightPx }} />;
}

const chartData = (labels: readonly string[], lines: readonly ChartLine[]): UPlot.AlignedData => [
  labels.map((_, i) => i),
  ...lines.map(({ values }) => [...values]),
];

function chartOptions(element: HTMLElement, { labels, lines, heightPx, from }: LineChartProps): UPlot.Options {
  const colour = colourReader(element);
  const family = getComputedStyle(element).fontFamily;
  const font = `${FONT_PX}px ${family}`;
  const width = element.clientWidth;
  const labelled = width >= LABELLED_FROM_PX;
  const room = labelled
    ? LABEL_ROOM_PX
    : Math.max(LEAST_ROOM_PX, Math.ceil(widthOf(labels.at(-1) ?? '', font) / 2) + 1);
  const every = Math.max(1, Math.ceil((labels.length * NARROW_LABEL_PX) / (width - (labelled ? LABEL_ROOM_PX : 0))));
  // Colours are read before anything is drawn: the probe for them does not outlive this.
  const ends = lines.flatMap(({ series, name, values }): LineEnd[] => {
    const value = values.at(-1) ?? null;
    return value === null ? [] : [{ text: `${name} ${value}`, ink: colour(`--series-${series}`), value }];
  });
  return {
    width,
    height: heightPx,
    padding: [10, room, 0, 0],
    cursor: { show: false },
    legend: { show: false },
    scales: { x: { time: false }, y: { range: [from, SCALE_END] } },
    axes: [
      {
        stroke: colour('--ink-3'),
        font,
        size: 40,
        gap: 14,
        grid: { show: false },
        ticks: { show: false },
        // Counted from the newest, whose label always stands.
        splits: () => labels.map((_, i) => i).filter((i) => (labels.length - 1 - i) % every === 0),
        values: (_, at) => at.map((i) => labels[i] ?? ''),
      },
      {
        stroke: colour('--ink-3'),
        font,
        size: 40,
        grid: { stroke: colour('--rule'), width: 1 },
        ticks: { show: false },
        splits: () => gridFrom(from),
      },
    ],
    series: [{}, ...lines.map((line) => lineOptions(line, colour))],
    hooks: labelled ? { draw: [(chart) => nameLines(chart, ends, family)] } : {},
  };
}

function lineOptions({ series }: ChartLine, colour: (name: string) => string): UPlot.Series {
  const stroke = colour(`--series-${series}`);
  const main = series === MAIN;
  return {
    stroke,
    width: main ? 2.75 : 1.75,
    dash: DASHES[series],
    points: {
      show: true,
      size: main ? 9 : 7,
      width: 1.75,
      stroke,
      fill: main ? stroke : colour('--paper'),
    },
  };
}

/** The newest label stands below the last point, and half of it beyond. */
function widthOf(label: string, font: string): number {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return 0;
  context.font = font;
  return context.measureText(label).width;
}

const gridFrom = (from: number) =>
  Array.from({ length: Math.floor((SCALE_END - from) / GRID_STEP) + 1 }, (_, i) => SCALE_END - i * GRID_STEP).reverse();

/** Resolves a colour token as it stands in this theme; a canvas cannot. */
function colourReader(element: HTMLElement): (name: string) => string {
  const probe = document.createElement('i');
  element.append(probe);
  const read = (name: string) => {
    probe.style.color = `var(${name})`;
    return getComputedStyle(probe).color;
  };
  queueMicrotask(() => probe.remove());
  return read;
}

interface LineEnd {
  text: string;
  ink: string;
  value: number;
}

/** Writes each line's name and newest value beside its end, moved apart where they would touch. */
function nameLines(chart: UPlot, ends: readonly LineEnd[], font: string): void {
  const ratio = UPlot.pxRatio;
  const { ctx, bbox } = chart;
  const x = bbox.left + bbox.width;
  const at = ends.map(({ value }) => chart.valToPos(value, 'y', true));
  const placed = placeLabels(at, LABEL_HEIGHT_PX * ratio);
  ctx.save();
  ctx.font = `600 ${FONT_PX * ratio}px ${font}`;
  ctx.textBaseline = 'middle';
  ctx.textAlign = 'left';
  ctx.lineWidth = ratio;
  for (const [i, { text, ink }] of ends.entries()) {
    const to = placed[i] ?? 0;
    ctx.strokeStyle = ink;
    ctx.fillStyle = ink;
    ctx.beginPath();
    ctx.moveTo(x + 7 * ratio, at[i] ?? 0);
    ctx.lineTo(x + (LABEL_GAP_PX - 4) * ratio, to);
    ctx.globalAlpha = 0.5;
    ctx.stroke();
    ctx.globalAlpha = 1;
    ctx.fillText(text, x + LABEL_GAP_PX * ratio, to);
  }
  ctx.restore();
}
