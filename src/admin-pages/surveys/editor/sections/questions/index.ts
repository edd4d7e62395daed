import { __ } from '@wordpress/i18n';
import { formatNumber } from '@/lib/format';
import { validateQuestions } from '@/survey-model';
import { kindOf } from '../../question-types';
import type { Section } from '../../section';
import { QUESTIONS } from '../steps';
import { QuestionsContent } from './content';

/** The questions of the survey. */
export const questions: Section = {
	name: 'questions',
	step: QUESTIONS,
	fields: [
		{
			path: 'questions',
			showsErrors: 'inside',
			errors: ( survey ) => validateQuestions( survey.questions, kindOf ),
		},
	],
	facts: ( survey ) => [
		{
			name: __( 'Questions', 'userfeedback' ),
			value: formatNumber( survey.questions.length ),
		},
	],
	Content: QuestionsContent,
};
