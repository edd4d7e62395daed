import type { Question } from '@/survey-model';
import {
	addQuestion,
	changeQuestion,
	changeQuestionType,
	moveQuestion,
	newQuestionId,
	optionLabels,
	removeOption,
	removeQuestion,
	renameOption,
	settledQuestions,
} from '@/survey-model';
import { kindOf } from '@/admin-pages/surveys/editor/question-types';
import { deepFreeze } from '../support/deep-freeze';
import {
	Random,
	someLogic,
	someQuestion,
	someQuestions,
} from '../support/generated-surveys';
import { brokenInvariants } from '../support/invariants';
import { TYPE_NAMES } from '../support/question-types';

type Questions = readonly Question[];

const conditionsOf = ( questions: Questions ) =>
	questions.flatMap( ( { id, logic } ) =>
		logic.conditions.map( ( condition ) => ( { id, ...condition } ) )
	);

const count = ( questions: Questions ): number =>
	conditionsOf( questions ).length;

interface Outcome {
	next: Questions;
	/** How many conditions must be left; undefined for all of them. */
	left?: number;
}

type Operation = ( questions: Questions, random: Random ) => Outcome;

const operations: readonly Operation[] = [
	function add( questions, random ) {
		return {
			next: addQuestion( questions, someQuestion( random ) ),
			left: count( questions ),
		};
	},
	function move( questions, random ) {
		const next = moveQuestion(
			questions,
			random.below( questions.length ),
			random.below( questions.length )
		);
		return { next };
	},
	function remove( questions, random ) {
		const { id } = random.of( questions );
		const next = removeQuestion( questions, id );
		const kept = conditionsOf( questions ).filter(
			( condition ) => condition.id !== id && condition.question_id !== id
		);
		return {
			next: next.length > 0 ? next : [ someQuestion( random ) ],
			left: kept.length,
		};
	},
	function changeType( questions, random ) {
		const { id } = random.of( questions );
		const type = random.of( TYPE_NAMES );
		return { next: changeQuestionType( questions, id, type, kindOf ) };
	},
	function editLogic( questions, random ) {
		const index = random.below( questions.length );
		const next = changeQuestion( questions, {
			...questions[ index ]!,
			logic: someLogic( random, questions.slice( 0, index ) ),
		} );
		return { next, left: count( next ) };
	},
	function duplicate( questions, random ) {
		const index = random.below( questions.length );
		const copy = { ...questions[ index ]!, id: newQuestionId() };
		const next = moveQuestion(
			addQuestion( questions, copy ),
			questions.length,
			index + 1
		);
		return {
			next,
			left: count( questions ) + copy.logic.conditions.length,
		};
	},
	function changeScale( questions, random ) {
		const question = random.of( questions );
		if ( question.type !== 'nps' ) {
			return { next: questions };
		}
		const { settings } = question;
		const next = changeQuestion( questions, {
			...question,
			settings: {
				...settings,
				start_at_zero: ! settings.start_at_zero,
			},
		} );
		return { next };
	},
	function rename( questions, random ) {
		const question = random.of( questions );
		const index = random.below( optionLabels( question ).length || 1 );
		return {
			next: changeQuestion(
				questions,
				renameOption( question, index, random.newLabel() )
			),
			left: count( questions ),
		};
	},
	function removeAnOption( questions, random ) {
		const question = random.of( questions );
		const labels = optionLabels( question );
		if ( labels.length < 2 ) {
			return { next: questions };
		}
		const index = random.below( labels.length );
		return {
			next: changeQuestion( questions, removeOption( question, index ) ),
		};
	},
];

/** The conditions that are off, although they break no invariant when they are on. */
const needlesslyOff = ( questions: Questions ) =>
	questions.flatMap( ( question, index ) =>
		question.logic.conditions.flatMap( ( condition, place ) => {
			const conditions = question.logic.conditions.map( ( other, at ) =>
				at === place ? { ...other, off: false } : other
			);
			const asked = {
				...question,
				logic: { ...question.logic, conditions },
			};
			const changed = questions.map( ( other, at ) =>
				at === index ? ( asked as Question ) : other
			);
			return condition.off === true &&
				brokenInvariants( changed ).length === 0
				? [ condition ]
				: [];
		} )
	);

describe( 'operations on generated surveys', () => {
	it.each( Array.from( { length: 200 }, ( _, seed ) => seed + 1 ) )(
		'never break an invariant, keep every condition, off only if it cannot hold, and change nothing in place (seed %d)',
		( seed ) => {
			const random = new Random( seed );
			let questions: Questions = someQuestions( random );
			expect( brokenInvariants( questions ) ).toEqual( [] );
			for ( let step = 0; step < 25; step++ ) {
				const operation = random.of( operations );
				const { next: changed, left = count( questions ) } = operation(
					deepFreeze( questions ),
					random
				);
				const next = settledQuestions( changed, kindOf );
				expect( [
					operation.name,
					brokenInvariants( next ),
					needlesslyOff( next ),
					count( next ),
				] ).toEqual( [ operation.name, [], [], left ] );
				questions = next;
			}
		}
	);

	it.each( [ 1, 2, 3 ] )(
		'return the same objects for unchanged questions (seed %d)',
		( seed ) => {
			const random = new Random( seed );
			const questions = someQuestions( random );
			const changed = { ...questions[ 0 ]!, title: 'Another title' };
			const next = changeQuestion( questions, changed );
			expect( next[ 0 ] ).toBe( changed );
			questions.slice( 1 ).forEach( ( question, index ) => {
				expect( next[ index + 1 ] ).toBe( question );
			} );
		}
	);
} );
