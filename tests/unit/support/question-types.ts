import {
	kindOf,
	questionTypes,
} from '@/admin-pages/surveys/editor/question-types';
import { stepErrors } from '@/admin-pages/surveys/editor/section-list';
import { SECTIONS } from '@/admin-pages/surveys/editor/sections';
import { QUESTIONS } from '@/admin-pages/surveys/editor/sections/steps';
import type { EditableSurvey, Question } from '@/survey-model';
import {
	newQuestion as blankQuestion,
	withType as asType,
} from '@/survey-model';
import { survey } from './surveys';

/** The names of the builder's types, in the order in which they are offered. */
export const TYPE_NAMES = questionTypes().map( ( { name } ) => name );

/** The labels of the types that the specification has, in its order. */
export const SPECIFIED = [
	'Checkboxes',
	'Radio Buttons',
	'Image Radio',
	'Icon Choice',
	'Email Capture',
	'Single Text Field',
	'Long Text',
	'Star Rating',
	'Net Promoter Score',
];

/** What is read in a list of types, without the types that the specification does not have. */
export const specifiedOf = ( elements: readonly HTMLElement[] ): string[] =>
	elements
		.map( ( { textContent } ) => textContent )
		.filter( ( text ) =>
			SPECIFIED.includes( text.replace( '(locked)', '' ) )
		);

/** A blank question as the builder adds it. */
export const newQuestion = ( type: string ): Question =>
	blankQuestion( kindOf( type ) );

/** The question as the builder changes its type. */
export const withType = ( question: Question, type: string ): Question =>
	asType( question, kindOf( question.type ), kindOf( type ) );

/** What the builder finds wrong in the questions step. */
export const validateSurvey = (
	changes: Pick< EditableSurvey, 'title' | 'questions' >
) => stepErrors( SECTIONS, survey( changes ), QUESTIONS );
