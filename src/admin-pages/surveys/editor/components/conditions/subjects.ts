import { __, sprintf } from '@wordpress/i18n';
import { shortTitle } from '@/lib/short-title';
import type { Comparator, Condition, Question } from '@/survey-model';
import { ANY_OF, conditionValues } from '@/survey-model';
import { kindOf, questionTypes } from '../../question-types';

/** A question that conditions can refer to. */
export interface Subject {
	readonly id: string;
	/** Its position in the survey, starting at 1. */
	readonly number: number;
	/** Its title, or a text that says that it has none. */
	readonly title: string;
	readonly comparators: readonly Comparator[];
	/** The answers to choose from; undefined for free text. */
	readonly values: readonly string[] | undefined;
}

/** The subject of a question at this position; undefined if conditions cannot refer to it. */
function subjectOf( question: Question, number: number ): Subject | undefined {
	const kind = kindOf( question.type );
	const { comparators = [] } = kind;
	if ( comparators.length === 0 ) {
		return undefined;
	}
	const values = conditionValues( question, kind );
	const title = question.title.trim();
	return {
		id: question.id,
		number,
		title:
			title === ''
				? __( '(no title)', 'userfeedback' )
				: shortTitle( title ),
		comparators,
		values: values && [
			...new Set( values.filter( ( text ) => text.trim() !== '' ) ),
		],
	};
}

interface KnownSubject {
	number: number;
	subject: Subject | undefined;
}

/**
 * The last subject of each question object, for the types that are registered: a change of one question does not
 * change the objects of the others.
 */
let known: {
	types?: ReturnType< typeof questionTypes >;
	subjects: WeakMap< Question, KnownSubject >;
} = { subjects: new WeakMap() };

function knownSubject( question: Question, number: number ) {
	if ( known.types !== questionTypes() ) {
		known = { types: questionTypes(), subjects: new WeakMap() };
	}
	let entry = known.subjects.get( question );
	if ( entry?.number !== number ) {
		entry = { number, subject: subjectOf( question, number ) };
		known.subjects.set( question, entry );
	}
	return entry.subject;
}

/**
 * The questions among these that conditions can refer to, with their positions. The same objects for unchanged ones.
 *
 * @param questions
 * @param isWanted  Whether to include a question; all of them by default.
 */
export function subjectsIn(
	questions: readonly Question[],
	isWanted: ( question: Question, index: number ) => boolean = () => true
): Subject[] {
	return questions.flatMap( ( question, index ) =>
		isWanted( question, index )
			? ( knownSubject( question, index + 1 ) ?? [] )
			: []
	);
}

/** The name of a question in a select: its number and title. */
export function subjectName( { number, title }: Subject ): string {
	return sprintf(
		/* translators: 1: number of a question, 2: its title. */
		__( '%1$d. %2$s', 'userfeedback' ),
		number,
		title
	);
}

/** A blank condition on a question. */
export function blankCondition( { id, comparators }: Subject ): Condition {
	const compare = comparators[ 0 ]!;
	return { question_id: id, compare, value: compare === ANY_OF ? [] : '' };
}
