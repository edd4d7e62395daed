import { Button } from '@wordpress/components';
import { useLayoutEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { closeSmall, plus } from '@wordpress/icons';
import { fieldErrorsText } from '@/lib/field-error-text';
import { useTouched } from '@/hooks/use-touched';
import type { Redirect } from '@/survey-model';
import {
	LIMITS,
	blankRedirect,
	conditionOf,
	errorsOf,
	errorsWithin,
	withCondition,
} from '@/survey-model';
import { ConditionFields, subjectsIn } from '../../components/conditions';
import { useEditor } from '../../context';
import { kindOf } from '../../question-types';
import { useField } from '../../use-field';
import { TargetFields } from './target-fields';

const PATH = 'settings.thank_you.conditions';

const NAMES = {
	question_id: 'question',
	compare: 'condition_type',
	value: 'condition',
};

/** Redirects that depend on answers: the first one whose condition holds decides. */
export function RedirectList() {
	const { survey, errors, isRevealed } = useEditor(
		'survey',
		'errors',
		'isRevealed'
	);
	const { value: stored, set, isLocked } = useField( PATH );
	const { isTouched, onBlur } = useTouched();
	const list = useRef< HTMLOListElement >( null );
	// The row to focus may exist only after the next render.
	const toFocus = useRef< number >();
	useLayoutEffect( () => {
		if ( toFocus.current !== undefined ) {
			const rows = [ ...( list.current?.children ?? [] ) ];
			rows[ Math.min( toFocus.current, rows.length - 1 ) ]
				?.querySelector< HTMLElement >( 'select' )
				?.focus();
			toFocus.current = undefined;
		}
	}, [ stored.length ] );

	const subjects = subjectsIn( survey.questions );
	const blank = blankRedirect( survey.questions, kindOf );
	// All rows may have been removed together with their questions.
	const listed = ( current: Redirect[] ) =>
		current.length === 0 && blank ? [ blank ] : current;
	const redirects = listed( stored );
	const shown = errorsWithin( errors, PATH ).filter(
		// The server's errors are always shown.
		( { message } ) => isRevealed || isTouched || message !== undefined
	);
	const errorOf = ( field: string ) =>
		fieldErrorsText( errorsOf( shown, field ) );

	function change(
		index: number,
		edit: ( redirect: Redirect ) => Redirect
	): void {
		set( ( current ) =>
			listed( current ).map( ( redirect, place ) =>
				place === index ? edit( redirect ) : redirect
			)
		);
	}
	function remove( index: number ): void {
		toFocus.current = index;
		set( ( current ) =>
			listed( current ).filter( ( _, place ) => place !== index )
		);
	}
	return (
		<>
			<ol
				className="userfeedback-redirects"
				aria-label={ __( 'Redirects', 'userfeedback' ) }
				ref={ list }
				onBlur={ onBlur }
			>
				{ redirects.map( ( redirect, index ) => {
					const path = `${ PATH }[${ index }]`;
					return (
						// Redirects have no ids, so that the index is their key.
						<li key={ index }>
							<div className="userfeedback-redirects__header">
								<strong>
									{ sprintf(
										/* translators: %d: number of a condition. */
										__( 'Condition %d', 'userfeedback' ),
										index + 1
									) }
								</strong>
								{ redirects.length > 1 && (
									<Button
										icon={ closeSmall }
										disabled={ isLocked }
										label={ sprintf(
											/* translators: %d: number of a condition. */
											__(
												'Remove condition %d',
												'userfeedback'
											),
											index + 1
										) }
										onClick={ () => remove( index ) }
									/>
								) }
							</div>
							<ConditionFields
								condition={ conditionOf( redirect ) }
								number={ index + 1 }
								subjects={ subjects }
								path={ path }
								names={ NAMES }
								errors={ shown }
								isDisabled={ isLocked }
								onChange={ ( condition ) =>
									change( index, ( current ) =>
										withCondition( current, condition )
									)
								}
							/>
							<TargetFields
								page={ redirect.page }
								url={ redirect.redirect_url }
								paths={ {
									page: `${ path }.page`,
									url: `${ path }.redirect_url`,
								} }
								pageError={ errorOf( `${ path }.page` ) }
								urlError={ errorOf( `${ path }.redirect_url` ) }
								isDisabled={ isLocked }
								onChange={ ( { page, url } ) =>
									change( index, ( current ) => ( {
										...current,
										page,
										redirect_url: url,
									} ) )
								}
							/>
						</li>
					);
				} ) }
			</ol>
			{ blank !== undefined && redirects.length < LIMITS.conditions && (
				<Button
					variant="tertiary"
					icon={ plus }
					disabled={ isLocked }
					onClick={ () => {
						toFocus.current = redirects.length;
						set( ( current ) => [ ...listed( current ), blank ] );
					} }
				>
					{ __( 'Add condition', 'userfeedback' ) }
				</Button>
			) }
		</>
	);
}
