import { useEffect, useState } from '@wordpress/element';
import type { RefObject } from 'react';
import { navigate } from '@/hooks/use-hash-route';
import { useStableCallback } from '@/hooks/use-stable-callback';
import { focusField } from './focus-field';
import type { Section, Step, StepView } from './section';
import { placeOf, stepOfField } from './section-list';
import { stepRoute } from './steps';

/**
 * Shows the field at a path such as `questions[2].title`: opens its step, scrolls to it and moves the focus there.
 *
 * @param path
 * @param takesFocus Whether the focus moves; true by default.
 */
export type ShowField = ( path: string, takesFocus?: boolean ) => void;

/**
 * Shows fields of any step. Call it after useStepFocus(), which moves the focus to the top of a new step.
 *
 * @param content  An element of the screen.
 * @param id       The survey's id.
 * @param sections
 * @param step     The current step.
 * @param setView  Chooses the view of the step that has the field.
 */
export function useShowField(
	content: RefObject< HTMLElement >,
	id: number,
	sections: readonly Section[],
	step: Step,
	setView: ( view: StepView ) => void
): ShowField {
	const [ target, setTarget ] = useState< {
		path: string;
		takesFocus: boolean;
	} >();
	useEffect( () => {
		const page = content.current?.closest( '.userfeedback-page' );
		if ( target === undefined || ! page ) {
			return;
		}
		const owner = stepOfField( sections, target.path );
		if ( owner === undefined || owner === step ) {
			focusField( page, sections, target.path, target.takesFocus );
			setTarget( undefined );
		}
	}, [ content, sections, step, target ] );
	return useStableCallback( ( path, takesFocus = true ) => {
		setTarget( { path, takesFocus } );
		const section = placeOf( sections, path )?.section;
		if ( section ) {
			setView( section.view ?? 'build' );
		}
		const owner = stepOfField( sections, path );
		if ( owner !== undefined && owner !== step ) {
			navigate( stepRoute( id, owner.name ) );
		}
	} );
}
