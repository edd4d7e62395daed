import { comparedValue } from './conditions';
import type { Question } from './generated';
import { optionLabels } from './options';
import type { EditableSurvey } from './surveys';

/** The parts of a survey that refer to its questions. */
export type SurveyWithConditions = Pick<
	EditableSurvey,
	'questions' | 'settings' | 'notifications'
>;

/** Where the conditions on a question are. */
export interface ConditionPlaces {
	/** The positions of the questions that have one, starting at 0. */
	questions: readonly number[];
	/** Whether a conditional redirect has one. */
	thankYou: boolean;
	/** Whether the conditional logic of the email has one. */
	email: boolean;
}

/** Where a survey has conditions on a question. */
export function conditionPlaces(
	{ questions, settings, notifications }: SurveyWithConditions,
	id: string
): ConditionPlaces {
	return {
		questions: questions.flatMap( ( { logic }, index ) =>
			logic.conditions.some( ( { question_id } ) => question_id === id )
				? [ index ]
				: []
		),
		thankYou: settings.thank_you.conditions.some(
			( { question } ) => question === id
		),
		email: notifications.email.logic.conditions.some(
			( { question_id } ) => question_id === id
		),
	};
}

/**
 * Returns the value of a condition after the questions changed; undefined if the condition's question was deleted. The
 * value follows an option whose label changed. That of a removed option stays, so that the owner can correct it.
 */
function valueAfter(
	before: readonly Question[],
	after: readonly Question[]
): ( id: string, value: string ) => string | undefined {
	return ( id, value ) => {
		const next = after.find( ( question ) => question.id === id );
		if ( next === undefined ) {
			return undefined;
		}
		const old = before.find( ( question ) => question.id === id );
		return old === undefined || old.config === next.config
			? value
			: ( comparedValue(
					value,
					optionLabels( old ),
					optionLabels( next )
				) ?? value );
	};
}

/** The item with another value under a key; the same item if it is equal, undefined for no value. */
function withValue< Item, Key extends keyof Item >(
	item: Item,
	key: Key,
	next: Item[ Key ] | undefined
): Item | undefined {
	if ( next === undefined ) {
		return undefined;
	}
	return next === item[ key ] ? item : { ...item, [ key ]: next };
}

/** The list with changed items, without those for which undefined is returned; the same list if nothing changes. */
function changed< Item >(
	list: Item[],
	change: ( item: Item ) => Item | undefined
): Item[] {
	const next = list.flatMap( ( item ) => change( item ) ?? [] );
	return next.length === list.length &&
		next.every( ( item, index ) => item === list[ index ] )
		? list
		: next;
}

/**
 * The changes to a survey when its questions change: conditional redirects and the email's conditions follow, and those on
 * deleted questions are removed. The email's logic is turned off when it loses its last condition.
 *
 * @param survey
 * @param questions The questions after an operation of question-operations.ts.
 */
export function withQuestions(
	{ questions: before, settings, notifications }: SurveyWithConditions,
	questions: Question[]
): Partial< SurveyWithConditions > {
	const value = valueAfter( before, questions );
	const { thank_you: thankYou } = settings;
	const redirects = changed( thankYou.conditions, ( redirect ) =>
		withValue(
			redirect,
			'condition',
			value( redirect.question, redirect.condition )
		)
	);
	const { email } = notifications;
	const conditions = changed( email.logic.conditions, ( condition ) =>
		withValue(
			condition,
			'value',
			value( condition.question_id, condition.value )
		)
	);
	return {
		questions,
		...( redirects !== thankYou.conditions && {
			settings: {
				...settings,
				thank_you: { ...thankYou, conditions: redirects },
			},
		} ),
		...( conditions !== email.logic.conditions && {
			notifications: {
				...notifications,
				email: {
					...email,
					logic: {
						...email.logic,
						enable: email.logic.enable && conditions.length > 0,
						conditions,
					},
				},
			},
		} ),
	};
}
