import accounting from './accounting.json' with { type: 'json' };
import actuarial from './actuarial.json' with { type: 'json' };
import admin from './admin.json' with { type: 'json' };
import animals from './animals.json' with { type: 'json' };
import applianceRepair from './appliance-repair.json' with { type: 'json' };
import arboriculture from './arboriculture.json' with { type: 'json' };
import architecture from './architecture.json' with { type: 'json' };
import auctions from './auctions.json' with { type: 'json' };
import automotive from './automotive.json' with { type: 'json' };
import aviation from './aviation.json' with { type: 'json' };
import bakery from './bakery.json' with { type: 'json' };
import bar from './bar.json' with { type: 'json' };
import beauty from './beauty.json' with { type: 'json' };
import beginning from './beginning.json' with { type: 'json' };
import bids from './bids.json' with { type: 'json' };
import buildingTrades from './building-trades.json' with { type: 'json' };
import businessSystems from './business-systems.json' with { type: 'json' };
import butchery from './butchery.json' with { type: 'json' };
import care from './care.json' with { type: 'json' };
import charity from './charity.json' with { type: 'json' };
import civilWorks from './civil-works.json' with { type: 'json' };
import cleaning from './cleaning.json' with { type: 'json' };
import clinicalSupport from './clinical-support.json' with { type: 'json' };
import coffee from './coffee.json' with { type: 'json' };
import communications from './communications.json' with { type: 'json' };
import communityWork from './community-work.json' with { type: 'json' };
import compliance from './compliance.json' with { type: 'json' };
import construction from './construction.json' with { type: 'json' };
import consulting from './consulting.json' with { type: 'json' };
import crafts from './crafts.json' with { type: 'json' };
import customerSuccess from './customer-success.json' with { type: 'json' };
import customerSupport from './customer-support.json' with { type: 'json' };
import cyberSecurity from './cyber-security.json' with { type: 'json' };
import dataAnalysis from './data-analysis.json' with { type: 'json' };
import dataEngineering from './data-engineering.json' with { type: 'json' };
import dataScience from './data-science.json' with { type: 'json' };
import dental from './dental.json' with { type: 'json' };
import devops from './devops.json' with { type: 'json' };
import driving from './driving.json' with { type: 'json' };
import drivingInstruction from './driving-instruction.json' with { type: 'json' };
import earlyYears from './early-years.json' with { type: 'json' };
import ecology from './ecology.json' with { type: 'json' };
import electrical from './electrical.json' with { type: 'json' };
import embedded from './embedded.json' with { type: 'json' };
import emergency from './emergency.json' with { type: 'json' };
import employability from './employability.json' with { type: 'json' };
import energyAssessment from './energy-assessment.json' with { type: 'json' };
import engineering from './engineering.json' with { type: 'json' };
import events from './events.json' with { type: 'json' };
import type { Family, SharedFamily } from './family.ts';
import farming from './farming.json' with { type: 'json' };
import fashion from './fashion.json' with { type: 'json' };
import fastFood from './fast-food.json' with { type: 'json' };
import finance from './finance.json' with { type: 'json' };
import fitness from './fitness.json' with { type: 'json' };
import floristry from './floristry.json' with { type: 'json' };
import foodProduction from './food-production.json' with { type: 'json' };
import frontOfHouse from './front-of-house.json' with { type: 'json' };
import funerals from './funerals.json' with { type: 'json' };
import general from './general.json' with { type: 'json' };
import graphicDesign from './graphic-design.json' with { type: 'json' };
import guarding from './guarding.json' with { type: 'json' };
import hairdressing from './hairdressing.json' with { type: 'json' };
import healthAdmin from './health-admin.json' with { type: 'json' };
import hotel from './hotel.json' with { type: 'json' };
import housekeeping from './housekeeping.json' with { type: 'json' };
import housing from './housing.json' with { type: 'json' };
import hr from './hr.json' with { type: 'json' };
import imaging from './imaging.json' with { type: 'json' };
import insurance from './insurance.json' with { type: 'json' };
import interiorDesign from './interior-design.json' with { type: 'json' };
import itSupport from './it-support.json' with { type: 'json' };
import journalism from './journalism.json' with { type: 'json' };
import kitchen from './kitchen.json' with { type: 'json' };
import laboratory from './laboratory.json' with { type: 'json' };
import land from './land.json' with { type: 'json' };
import law from './law.json' with { type: 'json' };
import leading from './leading.json' with { type: 'json' };
import learningSupport from './learning-support.json' with { type: 'json' };
import leisure from './leisure.json' with { type: 'json' };
import libraries from './libraries.json' with { type: 'json' };
import localDemocracy from './local-democracy.json' with { type: 'json' };
import machining from './machining.json' with { type: 'json' };
import maintenance from './maintenance.json' with { type: 'json' };
import manufacturing from './manufacturing.json' with { type: 'json' };
import maritime from './maritime.json' with { type: 'json' };
import marketing from './marketing.json' with { type: 'json' };
import medicine from './medicine.json' with { type: 'json' };
import metalFinishing from './metal-finishing.json' with { type: 'json' };
import midwifery from './midwifery.json' with { type: 'json' };
import museums from './museums.json' with { type: 'json' };
import nursing from './nursing.json' with { type: 'json' };
import optics from './optics.json' with { type: 'json' };
import outdoorInstruction from './outdoor-instruction.json' with { type: 'json' };
import passengerTransport from './passenger-transport.json' with { type: 'json' };
import payroll from './payroll.json' with { type: 'json' };
import performing from './performing.json' with { type: 'json' };
import pestControl from './pest-control.json' with { type: 'json' };
import pharmacy from './pharmacy.json' with { type: 'json' };
import photoVideo from './photo-video.json' with { type: 'json' };
import plumbing from './plumbing.json' with { type: 'json' };
import policing from './policing.json' with { type: 'json' };
import portering from './portering.json' with { type: 'json' };
import prisons from './prisons.json' with { type: 'json' };
import procurement from './procurement.json' with { type: 'json' };
import product from './product.json' with { type: 'json' };
import projectManagement from './project-management.json' with { type: 'json' };
import psychology from './psychology.json' with { type: 'json' };
import publicSector from './public-sector.json' with { type: 'json' };
import publishing from './publishing.json' with { type: 'json' };
import qa from './qa.json' with { type: 'json' };
import rail from './rail.json' with { type: 'json' };
import realEstate from './real-estate.json' with { type: 'json' };
import recruitment from './recruitment.json' with { type: 'json' };
import research from './research.json' with { type: 'json' };
import retail from './retail.json' with { type: 'json' };
import safety from './safety.json' with { type: 'json' };
import sales from './sales.json' with { type: 'json' };
import schoolSupport from './school-support.json' with { type: 'json' };
import securitySystems from './security-systems.json' with { type: 'json' };
import socialWork from './social-work.json' with { type: 'json' };
import software from './software.json' with { type: 'json' };
import stagecraft from './stagecraft.json' with { type: 'json' };
import supplyChain from './supply-chain.json' with { type: 'json' };
import surveying from './surveying.json' with { type: 'json' };
import teaching from './teaching.json' with { type: 'json' };
import technicalWriting from './technical-writing.json' with { type: 'json' };
import telecoms from './telecoms.json' with { type: 'json' };
import therapy from './therapy.json' with { type: 'json' };
import townPlanning from './town-planning.json' with { type: 'json' };
import training from './training.json' with { type: 'json' };
import translation from './translation.json' with { type: 'json' };
import travel from './travel.json' with { type: 'json' };
import utilities from './utilities.json' with { type: 'json' };
import uxDesign from './ux-design.json' with { type: 'json' };
import veterinary from './veterinary.json' with { type: 'json' };
import warehouse from './warehouse.json' with { type: 'json' };
import welding from './welding.json' with { type: 'json' };
import youthWork from './youth-work.json' with { type: 'json' };

// What each family is known by; its questions lie in questions/, and only those of the family that was found are read. That
// each is one by the schema is what tests/unit/planning/knowledge.test.ts shows.

/** Every family of work that the planner knows. */
export const FAMILIES = [
  cyberSecurity,
  devops,
  embedded,
  itSupport,
  qa,
  software,
  dataAnalysis,
  dataEngineering,
  dataScience,
  research,
  consulting,
  product,
  projectManagement,
  graphicDesign,
  libraries,
  performing,
  photoVideo,
  uxDesign,
  care,
  dental,
  emergency,
  funerals,
  laboratory,
  medicine,
  nursing,
  pharmacy,
  therapy,
  veterinary,
  earlyYears,
  hr,
  socialWork,
  teaching,
  automotive,
  buildingTrades,
  construction,
  crafts,
  electrical,
  engineering,
  land,
  manufacturing,
  plumbing,
  driving,
  supplyChain,
  travel,
  warehouse,
  beauty,
  cleaning,
  coffee,
  fastFood,
  fitness,
  frontOfHouse,
  guarding,
  hotel,
  kitchen,
  retail,
  accounting,
  admin,
  charity,
  customerSuccess,
  customerSupport,
  finance,
  law,
  marketing,
  publicSector,
  realEstate,
  sales,
  insurance,
  payroll,
  stagecraft,
  museums,
  townPlanning,
  safety,
  maintenance,
  foodProduction,
  butchery,
  businessSystems,
  journalism,
  translation,
  communications,
  compliance,
  utilities,
  imaging,
  optics,
  animals,
  events,
  welding,
  machining,
  recruitment,
  training,
  bakery,
  procurement,
  surveying,
  hairdressing,
  learningSupport,
  housekeeping,
  passengerTransport,
  farming,
  publishing,
  technicalWriting,
  bar,
  actuarial,
  applianceRepair,
  arboriculture,
  architecture,
  auctions,
  aviation,
  bids,
  civilWorks,
  clinicalSupport,
  communityWork,
  drivingInstruction,
  ecology,
  employability,
  energyAssessment,
  fashion,
  floristry,
  healthAdmin,
  housing,
  interiorDesign,
  leisure,
  localDemocracy,
  maritime,
  metalFinishing,
  midwifery,
  outdoorInstruction,
  pestControl,
  policing,
  portering,
  prisons,
  psychology,
  rail,
  schoolSupport,
  securitySystems,
  telecoms,
  youthWork,
] as readonly Family[];

/** What any work may ask for: its skills count for every family, its questions fill what a family leaves open. */
export const GENERAL = general as SharedFamily;
/** For those who lead others or set the direction of the work. */
export const LEADING = leading as SharedFamily;
/** For those who are beginning. */
export const BEGINNING = beginning as SharedFamily;
