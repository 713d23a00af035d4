import { about } from '#server/designer/kinds/about.ts'
import { admin } from '#server/designer/kinds/admin.ts'
import { agentsKind } from '#server/designer/kinds/agents.ts'
import { analytics } from '#server/designer/kinds/analytics.ts'
import { app } from '#server/designer/kinds/app.ts'
import { arcade } from '#server/designer/kinds/arcade.ts'
import { assistant } from '#server/designer/kinds/assistant.ts'
import { beatMakerKind } from '#server/designer/kinds/beat-maker.ts'
import { billKind } from '#server/designer/kinds/bill.ts'
import { blog } from '#server/designer/kinds/blog.ts'
import { boardGame } from '#server/designer/kinds/board-game.ts'
import { booking } from '#server/designer/kinds/booking.ts'
import { brief } from '#server/designer/kinds/brief.ts'
import { budget } from '#server/designer/kinds/budget.ts'
import { calculator } from '#server/designer/kinds/calculator.ts'
import { calendar } from '#server/designer/kinds/calendar.ts'
import { cardGame } from '#server/designer/kinds/card-game.ts'
import { care } from '#server/designer/kinds/care.ts'
import { certificateKind } from '#server/designer/kinds/certificate.ts'
import { changelog } from '#server/designer/kinds/changelog.ts'
import { chat } from '#server/designer/kinds/chat.ts'
import { codeHost } from '#server/designer/kinds/code-host.ts'
import { COMPONENTS } from '#server/designer/kinds/components.ts'
import { courses } from '#server/designer/kinds/courses.ts'
import { crm } from '#server/designer/kinds/crm.ts'
import { crypto } from '#server/designer/kinds/crypto.ts'
import { dashboard } from '#server/designer/kinds/dashboard.ts'
import { diagram } from '#server/designer/kinds/diagram.ts'
import { docs } from '#server/designer/kinds/docs.ts'
import { editor } from '#server/designer/kinds/editor.ts'
import { emptyState } from '#server/designer/kinds/empty-state.ts'
import { events } from '#server/designer/kinds/events.ts'
import { examKind } from '#server/designer/kinds/exam.ts'
import { expenses } from '#server/designer/kinds/expenses.ts'
import { feed } from '#server/designer/kinds/feed.ts'
import { files } from '#server/designer/kinds/files.ts'
import { fitness } from '#server/designer/kinds/fitness.ts'
import { flashcardsKind } from '#server/designer/kinds/flashcards.ts'
import { focusTimerKind } from '#server/designer/kinds/focus-timer.ts'
import { form } from '#server/designer/kinds/form.ts'
import { forum } from '#server/designer/kinds/forum.ts'
import { game } from '#server/designer/kinds/game.ts'
import { ganttKind } from '#server/designer/kinds/gantt.ts'
import { habits } from '#server/designer/kinds/habits.ts'
import { idea } from '#server/designer/kinds/idea.ts'
import { inbox } from '#server/designer/kinds/inbox.ts'
import { inspector } from '#server/designer/kinds/inspector.ts'
import { invitationKind } from '#server/designer/kinds/invitation.ts'
import { itineraryKind } from '#server/designer/kinds/itinerary.ts'
import { jobs } from '#server/designer/kinds/jobs.ts'
import { journal } from '#server/designer/kinds/journal.ts'
import { kanban } from '#server/designer/kinds/kanban.ts'
import type { Kind } from '#server/designer/kinds/kind.ts'
import { landing } from '#server/designer/kinds/landing.ts'
import { legal } from '#server/designer/kinds/legal.ts'
import { links } from '#server/designer/kinds/links.ts'
import { listing } from '#server/designer/kinds/listing.ts'
import { logs } from '#server/designer/kinds/logs.ts'
import { management } from '#server/designer/kinds/management.ts'
import { map } from '#server/designer/kinds/map.ts'
import { mealPlanner } from '#server/designer/kinds/meal-planner.ts'
import { menu } from '#server/designer/kinds/menu.ts'
import { notFound } from '#server/designer/kinds/not-found.ts'
import { numberPuzzle } from '#server/designer/kinds/number-puzzle.ts'
import { nutrition } from '#server/designer/kinds/nutrition.ts'
import { onboarding } from '#server/designer/kinds/onboarding.ts'
import { orders } from '#server/designer/kinds/orders.ts'
import { orgChartKind } from '#server/designer/kinds/org-chart.ts'
import { parcelsKind } from '#server/designer/kinds/parcels.ts'
import { people } from '#server/designer/kinds/people.ts'
import { photoStream } from '#server/designer/kinds/photo-stream.ts'
import { planner } from '#server/designer/kinds/planner.ts'
import { player } from '#server/designer/kinds/player.ts'
import { portfolio } from '#server/designer/kinds/portfolio.ts'
import { press } from '#server/designer/kinds/press.ts'
import { pricing } from '#server/designer/kinds/pricing.ts'
import { product } from '#server/designer/kinds/product.ts'
import { profile } from '#server/designer/kinds/profile.ts'
import { questions } from '#server/designer/kinds/questions.ts'
import { quizKind } from '#server/designer/kinds/quiz.ts'
import { realEstate } from '#server/designer/kinds/real-estate.ts'
import { recipes } from '#server/designer/kinds/recipes.ts'
import { record } from '#server/designer/kinds/record.ts'
import { reports } from '#server/designer/kinds/reports.ts'
import { research } from '#server/designer/kinds/research.ts'
import { resume } from '#server/designer/kinds/resume.ts'
import { seats } from '#server/designer/kinds/seats.ts'
import { securityPage } from '#server/designer/kinds/security-page.ts'
import { settings } from '#server/designer/kinds/settings.ts'
import { signIn } from '#server/designer/kinds/sign-in.ts'
import { smartHome } from '#server/designer/kinds/smart-home.ts'
import { status } from '#server/designer/kinds/status.ts'
import { store } from '#server/designer/kinds/store.ts'
import { streamingKind } from '#server/designer/kinds/streaming.ts'
import { surveyBuilderKind } from '#server/designer/kinds/survey-builder.ts'
import { timeline } from '#server/designer/kinds/timeline.ts'
import { todo } from '#server/designer/kinds/todo.ts'
import { typing } from '#server/designer/kinds/typing.ts'
import { utility } from '#server/designer/kinds/utility.ts'
import { weather } from '#server/designer/kinds/weather.ts'
import { wordGame } from '#server/designer/kinds/word-game.ts'

/** Every kind of page; where two names are as strong, the first in the text wins. */
export const KINDS: Kind[] = [
  agentsKind,
  parcelsKind,
  streamingKind,
  surveyBuilderKind,
  certificateKind,
  ganttKind,
  invitationKind,
  logs,
  orgChartKind,
  smartHome,
  billKind,
  budget,
  care,
  examKind,
  flashcardsKind,
  focusTimerKind,
  habits,
  itineraryKind,
  journal,
  legal,
  numberPuzzle,
  quizKind,
  resume,
  seats,
  typing,
  wordGame,
  about,
  admin,
  analytics,
  app,
  arcade,
  assistant,
  beatMakerKind,
  blog,
  boardGame,
  booking,
  brief,
  calendar,
  cardGame,
  changelog,
  chat,
  codeHost,
  courses,
  crm,
  crypto,
  dashboard,
  diagram,
  docs,
  editor,
  emptyState,
  events,
  expenses,
  feed,
  files,
  fitness,
  form,
  forum,
  game,
  idea,
  inbox,
  inspector,
  jobs,
  kanban,
  landing,
  links,
  management,
  map,
  mealPlanner,
  menu,
  notFound,
  nutrition,
  onboarding,
  orders,
  people,
  photoStream,
  player,
  portfolio,
  press,
  pricing,
  product,
  profile,
  questions,
  realEstate,
  recipes,
  record,
  reports,
  research,
  securityPage,
  settings,
  signIn,
  status,
  store,
  timeline,
  todo,
  weather,
  calculator,
  utility,
  listing,
  planner,
  ...COMPONENTS,
]

const BY_NAME = new Map(KINDS.map(kind => [kind.name, kind]))

export function kindNamed(name: string): Kind {
  const kind = BY_NAME.get(name)
  if (!kind) throw new Error(`There is no kind ${name}.`)
  return kind
}
