import { useEffect, useRef } from '@wordpress/element';
import type { Dispatch } from 'react';
import type { QuestionType } from '../../definitions';
import type { Action, State } from '../../engine/state';
import { currentQuestion, draftOf, isLast, valueOf } from '../../engine/state';
import { placeOf } from '../../engine/texts';
import type { MountArguments } from '../../types';
import { Bar } from './bar';
import { Icon } from './icon';

interface Props {
	what: MountArguments;
	/** The type of the current question. */
	type: QuestionType;
	state: State;
	dispatch: Dispatch< Action >;
}

/** Longer titles have a smaller font size, so that the answers stay visible. */
const LONG_TITLE = 100;

/** A question with its footer. Each question is a new instance, which is animated and takes the focus. */
export function QuestionView( { what, type, state, dispatch }: Props ) {
	const { strings } = what.data;
	const {
		finish_text: finishText,
		next_text: nextText,
		skip_text: skipText,
	} = what.survey.settings.theming;
	const question = currentQuestion( state );
	const id = `q${ state.index }`;
	const headingRef = useRef< HTMLHeadingElement >( null );
	useEffect( () => {
		// The first view must not take the focus; later ones follow an action of the visitor.
		if ( state.hasMoved ) {
			headingRef.current?.focus();
		}
	}, [] ); // eslint-disable-line react-hooks/exhaustive-deps -- Only on entering.
	const formRef = useRef< HTMLFormElement >( null );
	useEffect( () => {
		if ( state.problem ) {
			// Scrolls to the invalid field and focuses it.
			formRef.current
				?.querySelector< HTMLElement >( '.text[aria-invalid=true]' )
				?.focus();
		}
	}, [ state.problem ] );
	const { Control, placesMessage } = type;
	const total = state.survey.questions.length;
	const { required } = question.settings;
	const { description } = question;
	// Followed by a space, because other ids follow it.
	const descriptionId = description ? `${ id }description ` : '';
	const isMissing = required && valueOf( state ) === null;
	const message = (
		<p className="view__message" id={ `${ id }message` } role="status">
			{ state.problem && strings[ state.problem ] }
		</p>
	);
	return (
		<form
			className="view"
			ref={ formRef }
			noValidate
			onSubmit={ ( event ) => {
				event.preventDefault();
				dispatch( { type: 'NEXT' } );
			} }
		>
			<Bar className="head">
				{ state.path[ 0 ] && (
					<button
						className="button button--back"
						type="button"
						aria-label={ strings.back }
						onClick={ () => dispatch( { type: 'BACK' } ) }
					>
						<Icon path="M10.5 3 5 8l5.5 5" />
					</button>
				) }
				{ total > 1 && (
					<p id={ `${ id }progress` }>
						{ placeOf( state, strings ) }
					</p>
				) }
			</Bar>
			<div className="view__body">
				<Control
					question={ question }
					value={ valueOf( state ) }
					draft={ draftOf( state ) }
					strings={ strings }
					heading={
						<>
							<h2
								className={
									question.title.length > LONG_TITLE
										? 'is-long'
										: ''
								}
								id={ `${ id }heading` }
								dir="auto"
								ref={ headingRef }
								tabIndex={ -1 }
								aria-describedby={
									descriptionId +
										( total > 1
											? `${ id }progress`
											: '' ) || undefined
								}
							>
								{ question.title }
							</h2>
							{ description && (
								<span
									className="view__detail"
									id={ descriptionId.trim() }
									dir="auto"
								>
									{ description }
								</span>
							) }
							{ required && (
								<span className="view__required">
									{ strings.required }
								</span>
							) }
						</>
					}
					headingId={ `${ id }heading` }
					messageId={ `${ descriptionId }${ id }message` }
					isInvalid={ state.problem !== null }
					message={ message }
					onAnswer={ ( value ) =>
						dispatch( { type: 'ANSWER', value } )
					}
					onType={ ( typed ) => dispatch( { type: 'TYPE', typed } ) }
				/>
			</div>
			{ ! placesMessage && message }
			<Bar className="footer">
				<button
					className="button button--primary"
					type="submit"
					aria-disabled={ isMissing }
				>
					{ ( finishText && isLast( state ) && finishText ) ||
						nextText ||
						strings.next }
				</button>
				{ ! required && what.survey.type !== 'nps' && (
					<button
						className="button"
						type="button"
						onClick={ () => dispatch( { type: 'SKIP' } ) }
					>
						{ skipText || strings.skip }
					</button>
				) }
			</Bar>
		</form>
	);
}
