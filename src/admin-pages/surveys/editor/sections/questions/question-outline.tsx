import { Button, VisuallyHidden } from '@wordpress/components';
import { memo, useEffect, useId, useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { caution, chevronDown, chevronUp, Icon } from '@wordpress/icons';
import { formatNumber } from '@/lib/format';
import type { Question } from '@/survey-model';
import { QuestionTypeIcon } from '../../question-types/icon';
import { questionName } from './question-summary';

interface OutlineItemProps {
	id: string;
	type: string;
	name: string;
	number: number;
	hasErrors: boolean;
	isCurrent: boolean;
	onChoose: ( id: string ) => void;
}

/** Memoized by what it shows, because the questions change with each keystroke. */
const OutlineItem = memo( function Item( {
	id,
	type,
	name,
	number,
	hasErrors,
	isCurrent,
	onChoose,
}: OutlineItemProps ) {
	const button = useRef< HTMLButtonElement >( null );
	useEffect( () => {
		const box = button.current?.closest( '.userfeedback-outline__box' );
		// Only the list scrolls, not the page.
		if ( isCurrent && button.current && box ) {
			const { top, bottom } = button.current.getBoundingClientRect();
			const frame = box.getBoundingClientRect();
			box.scrollTop +=
				Math.max( 0, bottom - frame.bottom ) +
				Math.min( 0, top - frame.top );
		}
	}, [ isCurrent ] );
	return (
		<li>
			<button
				ref={ button }
				type="button"
				aria-current={ isCurrent ? 'true' : undefined }
				onClick={ () => onChoose( id ) }
			>
				<span className="userfeedback-outline__number">
					{ formatNumber( number ) }
				</span>
				<QuestionTypeIcon type={ type } />
				<bdi className="userfeedback-outline__name">{ name }</bdi>
				{ hasErrors && (
					<>
						<Icon
							className="userfeedback-outline__error"
							icon={ caution }
							size={ 20 }
						/>
						<VisuallyHidden>
							{ __( '(has errors)', 'userfeedback' ) }
						</VisuallyHidden>
					</>
				) }
			</button>
		</li>
	);
} );

interface QuestionOutlineProps {
	questions: readonly Question[];
	/** The ids of the questions with visible errors. */
	invalid: ReadonlySet< string >;
	/** The id of the question that the user is at. */
	current: string | undefined;
	/** Goes to the card of a question; stable. */
	onChoose: ( id: string ) => void;
}

/** The list of the questions: beside the cards on wide screens, above them otherwise, where it can be opened. */
export function QuestionOutline( {
	questions,
	invalid,
	current,
	onChoose,
}: QuestionOutlineProps ) {
	// Matters on narrow screens only; see the style sheet.
	const [ isOpen, setOpen ] = useState( false );
	const listId = useId();
	const count = sprintf(
		/* translators: %s: number of questions. */
		_n( '%s question', '%s questions', questions.length, 'userfeedback' ),
		formatNumber( questions.length )
	);
	return (
		<nav
			className={ [
				'userfeedback-outline',
				isOpen && 'is-open',
				questions.length === 1 && 'is-single',
			]
				.filter( Boolean )
				.join( ' ' ) }
			aria-label={ __( 'Questions', 'userfeedback' ) }
		>
			<div className="userfeedback-outline__box">
				<p className="userfeedback-outline__title">{ count }</p>
				<Button
					className="userfeedback-outline__toggle"
					icon={ isOpen ? chevronUp : chevronDown }
					iconPosition="right"
					aria-expanded={ isOpen }
					aria-controls={ listId }
					onClick={ () => setOpen( ! isOpen ) }
				>
					{ count }
				</Button>
				<ol id={ listId }>
					{ questions.map( ( question, index ) => (
						<OutlineItem
							key={ question.id }
							id={ question.id }
							type={ question.type }
							name={ questionName( question ) }
							number={ index + 1 }
							hasErrors={ invalid.has( question.id ) }
							isCurrent={ question.id === current }
							onChoose={ onChoose }
						/>
					) ) }
				</ol>
			</div>
		</nav>
	);
}
