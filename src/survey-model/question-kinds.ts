import type { FieldError } from './field-errors';
import type { Comparator, Question } from './generated';
import type { OptionOf } from './options';
import { optionLabels } from './options';

/** The name of a question type. Third-party types extend those of the REST schemas. */
export type QuestionType = Question[ 'type' ];

type CommonSetting = 'required' | 'randomize' | 'comment_box';

/**
 * The properties of a question type that the survey model needs; the builder's definitions extend it. Callers pass it
 * to the operations on questions, so the model itself contains no types.
 */
export interface QuestionKind< Asked extends Question = Question > {
	/** The stored name of the type. */
	readonly name: string;
	/** The config of a blank question; the default is `{}`. */
	readonly config?: Asked[ 'config' ];
	/** The settings that are specific to this type, with their defaults. */
	readonly settings?: Omit< Asked[ 'settings' ], CommonSetting >;
	/** For types whose answers are options. */
	readonly options?: {
		/** The minimum number of options. */
		readonly min: number;
		/** A blank option. Options that are only labels are kept when the type changes to another type with such options. */
		readonly blank: OptionOf< Asked >;
	};
	/** Whether the question can have a comment box (default true); false for text questions. */
	readonly canHaveComment?: boolean;
	/** The comparators for conditions on the answer (`=`, `IN`, `CONTAINS` …), default first. */
	readonly comparators?: readonly Comparator[];
	/** The possible values of conditions on the answer; the default is the labels of the options, or any text for types without options. */
	conditionValues?: ( question: Asked ) => readonly string[];
	/** Additional validation; its errors have paths relative to the question, such as `config.columns`. */
	errors?: ( question: Asked ) => readonly FieldError[];
}

/** Returns the kind of a type; `{ name }` for an unknown type, which has only the common properties. */
export type KindOf = ( type: string ) => QuestionKind;

/** Whether the answers are options that consist only of a label. */
export function hasLabels( { options }: QuestionKind ): boolean {
	return typeof options?.blank === 'string';
}

/** The numbers of a scale as values of conditions. */
export function scaleValues( least: number, most: number ): string[] {
	return Array.from( { length: most - least + 1 }, ( _, step ) =>
		String( least + step )
	);
}

/** The possible values of conditions on a question, for a question of this kind; undefined if they are free text. */
export function conditionValues(
	question: Question,
	kind: QuestionKind
): readonly string[] | undefined {
	return (
		kind.conditionValues?.( question ) ??
		( kind.options && optionLabels( question ) )
	);
}
