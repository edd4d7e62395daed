import type { FieldError } from './field-errors';
import type { Question } from './generated';
import type { OptionOf } from './options';

/** The name of a question type. Third-party plugins add theirs to those of the REST schemas. */
export type QuestionType = Question[ 'type' ];

type CommonSetting = 'required' | 'randomize' | 'comment_box';

/**
 * What the survey model has to know of a question type; the builder's definitions extend it. All operations on questions
 * get it from their caller, so the model itself knows no type.
 */
export interface QuestionKind< Asked extends Question = Question > {
	/** As it is stored with each question. */
	readonly name: string;
	/** The config of a blank question; `{}` without. */
	readonly config?: Asked[ 'config' ];
	/** The settings that only this type has, with their defaults. */
	readonly settings?: Omit< Asked[ 'settings' ], CommonSetting >;
	/** For a type whose answer is picked from options. */
	readonly options?: {
		/** Fewest options that a question must have. */
		readonly min: number;
		/** A new option without a label. Options that are only a label keep it when the type changes to another such type. */
		readonly blank: OptionOf< Asked >;
	};
	/** Whether visitors can be given a box for a comment (default true); not where the answer itself is written. */
	readonly canHaveComment?: boolean;
	/** How conditions may compare the answer (`=`, `IN`, `CONTAINS` …), the default first. */
	readonly comparators?: readonly string[];
	/** What else is wrong with a question, in paths inside it such as `config.columns`. */
	errors?: ( question: Asked ) => readonly FieldError[];
}

/** Answers the kind of a type; of an unknown type `{ name }`, with what every question has. */
export type KindOf = ( type: string ) => QuestionKind;

/** Whether the answer is picked from options that are labels and nothing else. */
export function hasLabels( { options }: QuestionKind ): boolean {
	return typeof options?.blank === 'string';
}
