import type { ComponentType } from 'react';
import type { Question } from '@/survey-model';
import { shuffled } from '@/widget/fields/shuffled';
import type { ControlProps } from '../types';

/** The drawn order of each question of the page: a visitor who goes back finds the options where they were. */
const drawn = new WeakMap< Question, Question >();

function inRandomOrder( question: Question ): Question {
	const options: unknown[] = question.config.options ?? [];
	return {
		...question,
		config: { ...question.config, options: shuffled( options ) },
	} as Question;
}

window.userfeedback?.register?.( 'question-addition', 'randomize', {
	wrap: ( Control: ComponentType< ControlProps > ) =>
		function InRandomOrder( control ) {
			const question =
				drawn.get( control.question ) ??
				inRandomOrder( control.question );
			drawn.set( control.question, question );
			return <Control { ...control } question={ question } />;
		},
} );
