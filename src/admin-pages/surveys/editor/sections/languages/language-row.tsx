import { Button, FormFileUpload } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { upload } from '@wordpress/icons';
import { formatLanguage, formatNumber } from '@/lib/format';
import type { SurveyLanguage, SurveyText, Translation } from '@/survey-model';
import { languageProgress } from '@/survey-model';
import { ExportMenu } from './export-menu';
import type { FileReport } from './read-file';
import { readFile } from './read-file';
import { RemoveDialog } from './remove-dialog';

interface LanguageRowProps {
	/** Title of the survey. */
	title: string;
	/** Language of the originals. */
	source: string;
	texts: readonly SurveyText[];
	language: SurveyLanguage;
	onTranslate: () => void;
	onImport: ( found: readonly Translation[] ) => void;
	onRemove: () => void;
}

/** A language with its progress and what can be done with it. */
export function LanguageRow( {
	title,
	source,
	texts,
	language,
	onTranslate,
	onImport,
	onRemove,
}: LanguageRowProps ) {
	const [ isAsking, setAsking ] = useState( false );
	const [ report, setReport ] = useState< FileReport >();
	const name = formatLanguage( language.locale );
	const { done, outdated, draft } = languageProgress( texts, language );
	const read = async ( file: File | undefined ) => {
		if ( file ) {
			const result = await readFile( file, texts, language );
			setReport( result );
			onImport( result.found );
		}
	};
	return (
		<li className="userfeedback-languages__language">
			<strong>{ name }</strong>
			<span>
				{ sprintf(
					/* translators: 1: number of translated texts, 2: number of all texts. */
					__( '%1$s of %2$s texts', 'userfeedback' ),
					formatNumber( done + outdated ),
					formatNumber( texts.length )
				) }
				{ outdated > 0 &&
					` · ${ sprintf(
						/* translators: %s: a number of texts. */
						__( '%s out of date', 'userfeedback' ),
						formatNumber( outdated )
					) }` }
				{ draft > 0 &&
					` · ${ sprintf(
						/* translators: %s: a number of texts. */
						_n( '%s draft', '%s drafts', draft, 'userfeedback' ),
						formatNumber( draft )
					) }` }
			</span>
			<div className="userfeedback-languages__actions">
				<Button
					__next40pxDefaultSize
					variant="secondary"
					aria-label={ sprintf(
						/* translators: %s: name of a language. */
						__( 'Translate into %s', 'userfeedback' ),
						name
					) }
					onClick={ onTranslate }
				>
					{ __( 'Translate', 'userfeedback' ) }
				</Button>
				<ExportMenu
					title={ title }
					source={ source }
					texts={ texts }
					language={ language }
				/>
				<FormFileUpload
					__next40pxDefaultSize
					accept=".po,.xlf,.xliff,.xml,text/x-gettext-translation,application/xliff+xml"
					onChange={ ( { currentTarget } ) => {
						void read( currentTarget.files?.[ 0 ] );
						// The same file can be chosen again.
						currentTarget.value = '';
					} }
					render={ ( { openFileDialog } ) => (
						<Button
							__next40pxDefaultSize
							variant="tertiary"
							icon={ upload }
							onClick={ openFileDialog }
						>
							{ __( 'Import', 'userfeedback' ) }
						</Button>
					) }
				/>
				<Button
					__next40pxDefaultSize
					variant="tertiary"
					isDestructive
					onClick={ () => setAsking( true ) }
				>
					{ __( 'Remove', 'userfeedback' ) }
				</Button>
			</div>
			{ report && (
				<ul
					className="userfeedback-languages__report"
					role={ report.isRefused ? 'alert' : 'status' }
				>
					{ report.lines.map( ( line, index ) => (
						<li key={ index }>{ line }</li>
					) ) }
				</ul>
			) }
			{ isAsking && (
				<RemoveDialog
					language={ language }
					onConfirm={ onRemove }
					onCancel={ () => setAsking( false ) }
				/>
			) }
		</li>
	);
}
