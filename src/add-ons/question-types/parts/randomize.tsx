import { useState } from '@wordpress/element';
import type { ComponentType } from 'react';
import type { Question } from '../../../survey-model';
import { shuffled } from '../shuffled';
import type { ControlProps } from '../types';

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
			// The order is determined when the question mounts, and stays the same while it is visible.
			const [ question ] = useState( () =>
				inRandomOrder( control.question )
			);
			return <Control { ...control } question={ question } />;
		},
} );
