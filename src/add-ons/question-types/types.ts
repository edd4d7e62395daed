// Types only: what the widget's app says of itself to everybody who registers with it.
export type {
	ControlProps,
	QuestionAddition,
	QuestionType,
} from '../../widget/app/question-types/definition';
