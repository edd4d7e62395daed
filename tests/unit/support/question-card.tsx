import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { QuestionCard } from '@/admin-pages/surveys/editor/sections/questions/question-card';
import { QuestionMemory } from '@/admin-pages/surveys/editor/sections/questions/question-memory';
import { useLockedTypes } from '@/admin-pages/surveys/editor/sections/questions/use-locked-types';
import type { FieldError, Question } from '@/survey-model';
import { renderAt } from './render';

/** Shows the card of a question, which can be edited. `current` is what it is by then. */
export function showCard(
	initial: Question,
	errors: FieldError[] = [],
	isRevealed = errors.length > 0,
	isFixed = false
) {
	const current = { question: initial };
	function Holder() {
		const [ question, setQuestion ] = useState( initial );
		const [ isCollapsed, setCollapsed ] = useState( false );
		current.question = question;
		const none = () => undefined;
		return (
			<QuestionMemory>
				<QuestionCard
					question={ question }
					index={ 0 }
					count={ 2 }
					errors={ errors }
					isRevealed={ isRevealed }
					isNew={ false }
					lockedTypes={ useLockedTypes() }
					isFixed={ isFixed }
					onEdit={ ( edit ) => {
						// As the store does: the question as it is now, not as it was drawn.
						const [ edited ] = edit( [ current.question ] );
						current.question = edited ?? current.question;
						setQuestion( current.question );
					} }
					onMove={ none }
					isCollapsed={ isCollapsed }
					onDuplicate={ none }
					onDelete={ none }
					onCollapse={ ( _, isNow ) => setCollapsed( isNow ) }
					onErrors={ none }
				/>
			</QuestionMemory>
		);
	}
	renderAt( '/', <Holder /> );
	return { current, user: userEvent.setup() };
}

/** The fields of the options' labels. */
export function optionFields() {
	return screen.getAllByRole( 'textbox', { name: /^Option \d/ } );
}
