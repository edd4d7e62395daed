import { areQualifying, comparedValue } from './conditions';
import type { Condition, Question } from './generated';
import { optionLabels } from './options';
import type { KindOf } from './question-kinds';
import { conditionOf, withCondition } from './redirects';
import type { EditableSurvey } from './surveys';
import { settledCondition, settledQuestions } from './validate-conditions';

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

/** Whether one of the conditions is off that was not off before. They have the same order. */
function hasNewlyOff(
	before: readonly { readonly off?: boolean }[],
	after: readonly { readonly off?: boolean }[]
): boolean {
	const countOff = ( list: typeof before ) =>
		list.filter( ( { off } ) => off === true ).length;
	return countOff( after ) > countOff( before );
}

/** Whether only labels of options changed, as while somebody types: a label may equal another one for a moment. */
function isRenaming(
	before: readonly Question[],
	after: readonly Question[]
): boolean {
	return after.some( ( question ) => {
		const old = before.find( ( { id } ) => id === question.id );
		const labels = optionLabels( question );
		const oldLabels = old && optionLabels( old );
		return (
			old?.type === question.type &&
			oldLabels?.length === labels.length &&
			! oldLabels.every( ( label ) => labels.includes( label ) )
		);
	} );
}

/** Where an edit of the questions has turned conditions off; undefined if it has not. */
export function newlyOffPlaces(
	before: SurveyWithConditions,
	after: SurveyWithConditions
): ConditionPlaces | undefined {
	if ( isRenaming( before.questions, after.questions ) ) {
		return undefined;
	}
	const places = {
		questions: after.questions.flatMap( ( { id, logic }, index ) => {
			const old = before.questions.find( ( other ) => other.id === id );
			return old && hasNewlyOff( old.logic.conditions, logic.conditions )
				? [ index ]
				: [];
		} ),
		thankYou: hasNewlyOff(
			before.settings.thank_you.conditions,
			after.settings.thank_you.conditions
		),
		email: hasNewlyOff(
			before.notifications.email.logic.conditions,
			after.notifications.email.logic.conditions
		),
	};
	return places.questions.length > 0 || places.thankYou || places.email
		? places
		: undefined;
}

/**
 * Returns a condition of a setting after the questions changed; undefined if its question was deleted. Its value follows an option
 * whose label changed. It is off while it cannot hold.
 */
function conditionAfter(
	before: readonly Question[],
	after: readonly Question[],
	kindOf: KindOf
): ( condition: Condition, isBlocked: boolean ) => Condition | undefined {
	const scope = { allowed: after, all: after, kindOf };
	return ( condition, isBlocked ) => {
		const { question_id: asked, value } = condition;
		const next = after.find( ( { id } ) => id === asked );
		if ( next === undefined ) {
			return undefined;
		}
		const old = before.find( ( { id } ) => id === asked );
		const followed =
			old === undefined || old.config === next.config
				? value
				: comparedValue( value, old, next );
		return settledCondition(
			followed === value ? condition : { ...condition, value: followed },
			scope,
			isBlocked
		);
	};
}

/** Whether a condition did not change. */
function isSame( before: Condition, after: Condition ): boolean {
	return (
		before.value === after.value &&
		( before.off === true ) === ( after.off === true )
	);
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
 * The changes to a survey when its questions change: conditions are on where they can hold, and off where they cannot for now.
 * Conditional redirects and the email's conditions follow, and those on deleted questions are removed. The email's logic is
 * turned off when it loses its last condition.
 *
 * @param survey
 * @param changedQuestions The questions after an operation of question-operations.ts.
 * @param kindOf
 */
export function withQuestions(
	{ questions: before, settings, notifications }: SurveyWithConditions,
	changedQuestions: readonly Question[],
	kindOf: KindOf
): Partial< SurveyWithConditions > {
	const questions = settledQuestions( changedQuestions, kindOf );
	const follow = conditionAfter( before, questions, kindOf );
	const { thank_you: thankYou } = settings;
	const redirects = changed( thankYou.conditions, ( redirect ) => {
		const old = conditionOf( redirect );
		const next = follow( old, false );
		return next && isSame( old, next )
			? redirect
			: next && withCondition( redirect, next );
	} );
	const { email } = notifications;
	const isBlocked = email.logic.enable && ! areQualifying( questions );
	const conditions = changed( email.logic.conditions, ( condition ) =>
		follow( condition, isBlocked )
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
