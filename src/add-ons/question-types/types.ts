// Types only: what the widget says of itself to everybody who registers with it.
export type {
	ControlProps,
	QuestionAddition,
	QuestionType,
} from '../../widget/definitions';
