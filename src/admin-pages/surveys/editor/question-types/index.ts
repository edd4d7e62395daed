import './core';

export type {
	Edit,
	OptionPartProps,
	QuestionTypeDefinition,
	TypePartProps,
} from './definition';
export {
	definitionOf,
	kindOf,
	questionTypes,
	useQuestionTypes,
} from './registry';
