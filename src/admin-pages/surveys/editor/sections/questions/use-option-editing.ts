import { speak } from '@wordpress/a11y';
import { useLayoutEffect, useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { ClipboardEvent, KeyboardEvent, RefObject } from 'react';
import { formatNumber } from '@/lib/format';
import type { Option, OptionChange, Question } from '@/survey-model';
import {
	BUILDER_OPTIONS_MAX,
	LIMITS,
	addOption,
	changeOption,
	labelsIn,
	moveOption,
	optionChange,
	optionIds,
	optionLabels,
	pasteOptions,
	reidentifyOption,
	removeOption,
	renameOption,
} from '@/survey-model';
import type { Edit, QuestionTypeDefinition } from '../../question-types';
import { useAnsweredQuestion } from './logic/survey-questions';
import { optionChangeText } from './option-change-note';
import { useFormerOptions } from './question-memory';

interface OptionEditing {
	question: Question;
	kind: NonNullable< QuestionTypeDefinition[ 'options' ] >;
	/** The element that contains the rows, each with a text field. */
	list: RefObject< HTMLElement >;
	edit: Edit< Question >;
}

/** The elements of a row that can take the focus again after a change. */
type Target = 'input[type="text"]' | '[data-move="up"]' | '[data-move="down"]';

/** The operations on the options of a question: they keep the focus in a field and announce what cannot be seen. */
export function useOptionEditing( {
	question,
	kind: { min, blank },
	list,
	edit,
}: OptionEditing ) {
	const labels = optionLabels( question );
	const count = labels.length;
	const ids = optionIds( question );
	const answered = useAnsweredQuestion( question.id );
	const { formerIds, remember } = useFormerOptions( question.id );
	const [ unfit, setUnfit ] = useState( 0 );

	// The element to focus may exist only after the next render.
	const toFocus = useRef< [ index: number, target: Target ] >();
	useLayoutEffect( () => {
		if ( toFocus.current !== undefined ) {
			focus( ...toFocus.current );
			toFocus.current = undefined;
		}
	} );

	function focus( index: number, target: Target ): void {
		const row = list.current?.querySelectorAll(
			'.userfeedback-options__row'
		)[ index ];
		row?.querySelector< HTMLElement >( target )?.focus();
	}
	function focusField( index: number ): void {
		focus( index, 'input[type="text"]' );
	}
	function change( make: ( current: Question ) => Question ): void {
		setUnfit( 0 );
		edit( make );
	}
	/** Changes what is now at the place of an option that was shown; nothing if it was removed meanwhile. */
	function changeAt(
		index: number,
		make: ( current: Question, place: number ) => Question
	): void {
		change( ( current ) => {
			const place = optionIds( current ).indexOf( ids[ index ]! );
			return place === -1 ? current : make( current, place );
		} );
	}
	function add(): void {
		toFocus.current = [ count, 'input[type="text"]' ];
		change( ( current ) => addOption( current, blank ) );
	}
	function remove( index: number, next: number ): void {
		toFocus.current = [ next, 'input[type="text"]' ];
		changeAt( index, removeOption );
	}
	function move( from: number, to: number ): void {
		changeAt( from, ( current, place ) =>
			moveOption( current, place, to )
		);
	}

	function changeOf( index: number ): OptionChange | undefined {
		return answered && optionChange( question, index, answered, formerIds );
	}

	return {
		/** Keys of the options: the same while an option is moved, and when it becomes a new one. */
		keys: ids.map( ( id ) => {
			let key = id;
			for (
				let former = formerIds.get( key );
				former !== undefined && ! ids.includes( former );
				former = formerIds.get( key )
			) {
				key = former;
			}
			return key;
		} ),
		/** How an option differs from the one that has answers. */
		changeOf,
		/** Makes an option a new one, or the one again that has answers. */
		toggleIdentity: ( index: number ): void => {
			const current = changeOf( index );
			if ( current === undefined ) {
				return;
			}
			const isNew = current.kind === 'renamed';
			changeAt( index, ( before, place ) => {
				const next = reidentifyOption(
					before,
					place,
					isNew ? undefined : current.id
				);
				if ( isNew ) {
					remember( optionIds( next )[ place ]!, current.id );
				}
				return next;
			} );
			speak(
				optionChangeText( {
					...current,
					kind: isNew ? 'new' : 'renamed',
				} )
			);
		},
		/** The number of pasted lines for which there was no room. */
		unfit,
		/** Edits the option itself, for example its image. */
		change: ( index: number, make: ( option: Option ) => Option ) =>
			changeAt( index, ( current, place ) =>
				changeOption( current, place, make )
			),
		add,
		remove: ( index: number ) =>
			remove( index, Math.min( index, count - 2 ) ),
		rename: ( index: number, label: string ) =>
			changeAt( index, ( current, place ) =>
				renameOption( current, place, label )
			),
		move,
		moveByButton: ( from: number, to: number ): void => {
			toFocus.current = [
				to,
				to < from ? '[data-move="up"]' : '[data-move="down"]',
			];
			move( from, to );
			speak(
				sprintf(
					/* translators: 1: new place of a question or an option, 2: number of them. */
					__( 'Moved to place %1$d of %2$d.', 'userfeedback' ),
					to + 1,
					count
				)
			);
		},
		onKeyDown: ( event: KeyboardEvent, index: number ): void => {
			// Enter also ends the composition of Chinese or Japanese text.
			if ( event.nativeEvent.isComposing ) {
				return;
			}
			if ( event.key === 'Enter' ) {
				event.preventDefault();
				if ( index < count - 1 ) {
					focusField( index + 1 );
				} else if ( count < BUILDER_OPTIONS_MAX ) {
					add();
				}
			} else if (
				event.key === 'Backspace' &&
				! event.repeat &&
				labels[ index ] === '' &&
				count > min
			) {
				event.preventDefault();
				remove( index, Math.max( index - 1, 0 ) );
			}
		},
		/** Pastes several lines as options; a single line is pasted by the browser. */
		onPaste: (
			event: ClipboardEvent< HTMLInputElement >,
			index: number
		): void => {
			const text = event.clipboardData.getData( 'text/plain' );
			if ( labelsIn( text ).length < 2 ) {
				return;
			}
			event.preventDefault();
			const { value, selectionStart, selectionEnd } = event.currentTarget;
			const lines = labelsIn(
				value.slice( 0, selectionStart ?? 0 ) +
					text +
					value.slice( selectionEnd ?? value.length )
			);
			const paste = ( current: Question, place: number ) =>
				pasteOptions( current, place, lines, {
					most: BUILDER_OPTIONS_MAX,
					length: LIMITS.optionLength,
					blank,
				} );
			const pasted = paste( question, index );
			toFocus.current = [ pasted.last, 'input[type="text"]' ];
			changeAt(
				index,
				( current, place ) => paste( current, place ).question
			);
			setUnfit( pasted.left );
			speak(
				pasted.left > 0
					? unfitText( pasted.left )
					: sprintf(
							/* translators: %s: number of options that a question has now. */
							_n(
								'Pasted. The question has %s option.',
								'Pasted. The question has %s options.',
								optionLabels( pasted.question ).length,
								'userfeedback'
							),
							formatNumber(
								optionLabels( pasted.question ).length
							)
						)
			);
		},
	};
}

/** Says how many pasted lines did not become options. */
export function unfitText( lines: number ): string {
	return sprintf(
		/* translators: 1: number of lines, 2: greatest number of options. */
		_n(
			'%1$s line did not fit: a question has at most %2$s options.',
			'%1$s lines did not fit: a question has at most %2$s options.',
			lines,
			'userfeedback'
		),
		formatNumber( lines ),
		formatNumber( BUILDER_OPTIONS_MAX )
	);
}
