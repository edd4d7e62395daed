import { Button, SelectControl, ToggleControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Card } from '@/components/card';
import {
	errorsWithin,
	surveyTexts,
	withLanguage,
	withTexts,
	withoutLanguage,
} from '@/survey-model';
import { useEditorValue } from '../../context';
import { useField, useFieldErrors } from '../../use-field';
import { LanguageRow } from './language-row';
import './languages.scss';
import { localeChoices } from './locales';
import { TranslateDialog } from './translate-dialog';

/** The languages of the survey and what is translated into them. */
export function LanguagesContent() {
	const { value, set } = useField( 'settings.translations' );
	const { error } = useFieldErrors( 'settings.translations', errorsWithin );
	const survey = useEditorValue( ( editor ) => editor.survey );
	const [ added, setAdded ] = useState( '' );
	const [ open, setOpen ] = useState< string >();
	const texts = surveyTexts( survey );
	const source = value.source || 'en_US';
	const opened = value.languages.find( ( { locale } ) => locale === open );
	const choices = localeChoices( [
		source,
		...value.languages.map( ( { locale } ) => locale ),
	] );
	return (
		<Card title={ __( 'Languages', 'userfeedback' ) }>
			<p className="userfeedback-editor__lead">
				{ __(
					'Visitors read the survey in the language of the page. What is not translated is shown as it was written. All languages share one result.',
					'userfeedback'
				) }
			</p>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'The survey is written in', 'userfeedback' ) }
				value={ value.source }
				options={ [
					{
						value: '',
						label: __( 'The language of the site', 'userfeedback' ),
					},
					...localeChoices(
						value.languages.map( ( { locale } ) => locale ),
						value.source
					),
				] }
				onChange={ ( locale ) =>
					set( ( now ) => ( { ...now, source: locale } ) )
				}
			/>
			{ value.languages.length > 0 && (
				<>
					<ul className="userfeedback-languages">
						{ value.languages.map( ( language ) => (
							<LanguageRow
								key={ language.locale }
								title={ survey.title }
								source={ source }
								texts={ texts }
								language={ language }
								onTranslate={ () => setOpen( language.locale ) }
								onImport={ ( found ) =>
									set( ( now ) =>
										withTexts( now, language.locale, found )
									)
								}
								onRemove={ () =>
									set( ( now ) =>
										withoutLanguage( now, language.locale )
									)
								}
							/>
						) ) }
					</ul>
					<ToggleControl
						__nextHasNoMarginBottom
						label={ __(
							'Follow the visitor’s browser',
							'userfeedback'
						) }
						help={ __(
							'On pages in none of these languages, popups are shown in the language that the browser prefers.',
							'userfeedback'
						) }
						checked={ value.browser }
						onChange={ ( isOn ) =>
							set( ( now ) => ( { ...now, browser: isOn } ) )
						}
					/>
				</>
			) }
			<div className="userfeedback-languages__add">
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Add a language', 'userfeedback' ) }
					value={ added }
					options={ [
						{
							value: '',
							label: __( 'Choose a language', 'userfeedback' ),
						},
						...choices,
					] }
					onChange={ setAdded }
				/>
				<Button
					__next40pxDefaultSize
					variant="secondary"
					disabled={ added === '' }
					accessibleWhenDisabled
					onClick={ () => {
						set( ( now ) => withLanguage( now, added ) );
						setOpen( added );
						setAdded( '' );
					} }
				>
					{ __( 'Add', 'userfeedback' ) }
				</Button>
			</div>
			{ error && (
				<p className="userfeedback-languages__error" role="alert">
					{ error }
				</p>
			) }
			{ opened && (
				<TranslateDialog
					texts={ texts }
					source={ source }
					language={ opened }
					onChange={ ( translation ) =>
						set( ( now ) =>
							withTexts( now, opened.locale, [ translation ] )
						)
					}
					onClose={ () => setOpen( undefined ) }
				/>
			) }
		</Card>
	);
}
