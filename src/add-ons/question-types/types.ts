// Types only: the widget's public types for code that registers parts.
export type {
	ControlProps,
	QuestionAddition,
	QuestionType,
} from '../../widget/definitions';
