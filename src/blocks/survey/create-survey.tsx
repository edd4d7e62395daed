import { Button, SelectControl, TextControl } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FormEvent } from 'react';
import { surveysUrl } from '../../lib/admin-data';
import { describeError } from '../../lib/describe-error';
import { fieldErrorText } from '../../lib/field-error-text';
import { useResolution } from '../../hooks/use-resolution';
import { editRoute } from '../../routes';
import type { ApiError } from '../../stores/api';
import { toApiError } from '../../stores/api';
import { store as surveysStore } from '../../stores/surveys';
import { store as templatesStore } from '../../stores/templates';
import type { SurveyTemplate } from '../../survey-model';
import { uuid } from '../../survey-model';
import type { NewSurvey } from './new-survey';
import { BLANK, draftOf } from './new-survey';

const NO_TEMPLATES: readonly SurveyTemplate[] = [];

interface CreateSurveyProps {
	onCreate: ( surveyId: number ) => void;
	onCancel: () => void;
}

/** A form that creates a draft, opens it in the builder in another tab, and chooses it here. */
export function CreateSurvey( { onCreate, onCancel }: CreateSurveyProps ) {
	const [ survey, setSurvey ] = useState< NewSurvey >( {
		title: '',
		template: BLANK,
		question: '',
	} );
	const [ error, setError ] = useState< ApiError >();
	const [ isSaving, setIsSaving ] = useState( false );
	const [ isTouched, setIsTouched ] = useState( false );
	// A repeated request creates no second draft, unless the form has changed meanwhile.
	const ids = useRef( { client: uuid(), save: uuid() } );
	const title = useRef< HTMLInputElement >( null );
	useEffect( () => title.current?.focus(), [] );
	const { createDraft } = useDispatch( surveysStore );
	const templates =
		useSelect(
			( select ) => select( templatesStore ).getTemplates(),
			[]
		) ?? NO_TEMPLATES;
	const { error: templateError } = useResolution(
		templatesStore,
		'getTemplates',
		[]
	);
	const isTitleMissing = survey.title.trim() === '';

	function change( changes: Partial< NewSurvey > ): void {
		setSurvey( { ...survey, ...changes } );
		ids.current = { ...ids.current, save: uuid() };
	}

	async function onSubmit( event: FormEvent ): Promise< void > {
		event.preventDefault();
		setIsTouched( true );
		if ( isTitleMissing || isSaving ) {
			return;
		}
		setIsSaving( true );
		setError( undefined );
		try {
			const { id } = await createDraft(
				draftOf( survey, templates ),
				ids.current.client,
				ids.current.save
			);
			// If the browser blocks it, the block offers a link to the same page.
			window.open( surveysUrl( editRoute( id ) ), '_blank', 'noopener' );
			onCreate( id );
		} catch ( thrown ) {
			setError( toApiError( thrown ) );
			setIsSaving( false );
		}
	}

	return (
		<form
			className="userfeedback-block__form"
			noValidate
			onSubmit={ ( event ) => void onSubmit( event ) }
		>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				ref={ title }
				label={ __( 'Title of the new survey', 'userfeedback' ) }
				dir="auto"
				value={ survey.title }
				required
				aria-invalid={ isTouched && isTitleMissing }
				help={
					isTouched && isTitleMissing
						? __( 'Title is required.', 'userfeedback' )
						: undefined
				}
				onChange={ ( text ) => change( { title: text } ) }
			/>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Start with', 'userfeedback' ) }
				value={ survey.template }
				help={
					templateError
						? __(
								'The templates could not be loaded.',
								'userfeedback'
							)
						: undefined
				}
				options={ [
					{
						value: BLANK,
						label: __( 'A question of your own', 'userfeedback' ),
					},
					...templates
						.filter(
							( { key, is_available: isAvailable } ) =>
								isAvailable && key !== BLANK
						)
						.map( ( { key, name } ) => ( {
							value: key,
							label: name,
						} ) ),
				] }
				onChange={ ( template ) => change( { template } ) }
			/>
			{ survey.template === BLANK && (
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'First question', 'userfeedback' ) }
					dir="auto"
					help={ __(
						'Visitors answer with a text. The type can be changed in the builder.',
						'userfeedback'
					) }
					value={ survey.question }
					onChange={ ( question ) => change( { question } ) }
				/>
			) }
			{ error && (
				<p role="alert" className="userfeedback-block__error">
					{ error.fields.length > 0
						? error.fields.map( fieldErrorText ).join( ' ' )
						: describeError( error ) }
				</p>
			) }
			<div className="userfeedback-block__actions">
				<Button
					__next40pxDefaultSize
					variant="primary"
					type="submit"
					isBusy={ isSaving }
					accessibleWhenDisabled
					disabled={ isSaving }
				>
					{ __( 'Create draft', 'userfeedback' ) }
				</Button>
				<Button
					__next40pxDefaultSize
					variant="tertiary"
					onClick={ onCancel }
				>
					{ __( 'Cancel', 'userfeedback' ) }
				</Button>
			</div>
		</form>
	);
}
