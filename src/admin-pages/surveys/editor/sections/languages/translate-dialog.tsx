import { Button, Modal, TextareaControl } from '@wordpress/components';
import { __, _x, sprintf } from '@wordpress/i18n';
import { formatLanguage } from '@/lib/format';
import type { MouseEvent } from 'react';
import type { SurveyLanguage, SurveyText, Translation } from '@/survey-model';
import { accepted, translationState, translationsByPath } from '@/survey-model';
import { attributesOf } from './locales';
import { Suggest } from './suggest';
import { textName } from './text-names';

interface TranslateDialogProps {
	texts: readonly SurveyText[];
	/** Language of the originals. */
	source: string;
	language: SurveyLanguage;
	onChange: ( translation: Translation ) => void;
	onClose: () => void;
}

/** All texts of the survey, each beside its translation. */
export function TranslateDialog( {
	texts,
	source,
	language,
	onChange,
	onClose,
}: TranslateDialogProps ) {
	const known = translationsByPath( language );
	return (
		<Modal
			size="large"
			title={ sprintf(
				/* translators: %s: name of a language. */
				__( 'Translate into %s', 'userfeedback' ),
				formatLanguage( language.locale )
			) }
			onRequestClose={ onClose }
		>
			<Suggest texts={ texts } language={ language } />
			<ul className="userfeedback-languages__texts">
				{ texts.map( ( text ) => (
					<TextRow
						key={ text.path }
						text={ text }
						source={ source }
						locale={ language.locale }
						translation={ known.get( text.path ) }
						onChange={ onChange }
					/>
				) ) }
			</ul>
			<Button __next40pxDefaultSize variant="primary" onClick={ onClose }>
				{ _x( 'Done', 'button', 'userfeedback' ) }
			</Button>
		</Modal>
	);
}

interface TextRowProps extends Pick<
	TranslateDialogProps,
	'source' | 'onChange'
> {
	text: SurveyText;
	locale: string;
	translation: Translation | undefined;
}

function TextRow( {
	text,
	source,
	locale,
	translation,
	onChange,
}: TextRowProps ) {
	const state = translationState( text, translation );
	return (
		<li className="userfeedback-languages__text">
			<div>
				<span className="userfeedback-languages__name">
					{ textName( text ) }
				</span>
				<p { ...attributesOf( source ) }>{ text.source }</p>
			</div>
			<div>
				<TextareaControl
					__nextHasNoMarginBottom
					hideLabelFromVision
					rows={ 2 }
					label={ sprintf(
						/* translators: 1: which text, 2: the original. */
						__( 'Translation of %1$s: %2$s', 'userfeedback' ),
						textName( text ),
						text.source
					) }
					{ ...attributesOf( locale ) }
					value={ translation?.text ?? '' }
					onChange={ ( value ) =>
						onChange( accepted( text, value ) )
					}
				/>
				{ translation &&
					( state === 'outdated' || state === 'draft' ) && (
						<p className="userfeedback-languages__state">
							{ state === 'outdated'
								? sprintf(
										/* translators: %s: a text. */
										__(
											'Out of date. The original was: %s',
											'userfeedback'
										),
										// Its direction may be another one.
										`\u2068${ translation.source }\u2069`
									)
								: __(
										'Draft. Visitors see the original until you accept it.',
										'userfeedback'
									) }{ ' ' }
							<Button
								variant="link"
								onClick={ ( {
									currentTarget,
								}: MouseEvent< HTMLElement > ) => {
									// The button goes away.
									currentTarget
										.closest( 'li' )
										?.querySelector( 'textarea' )
										?.focus();
									onChange(
										accepted( text, translation.text )
									);
								} }
							>
								{ state === 'outdated'
									? __(
											'The translation is still right',
											'userfeedback'
										)
									: __( 'Accept', 'userfeedback' ) }
							</Button>
						</p>
					) }
			</div>
		</li>
	);
}
