import './core';

export type {
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
