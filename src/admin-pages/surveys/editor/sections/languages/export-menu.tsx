import { DropdownMenu } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { download } from '@wordpress/icons';
import { formatLanguage } from '@/lib/format';
import { saveFile } from '@/lib/save-file';
import type {
	SurveyLanguage,
	SurveyText,
	TranslationFormat,
} from '@/survey-model';
import { toTranslationFile } from '@/survey-model';
import { textName } from './text-names';

interface ExportMenuProps {
	/** Title of the survey. */
	title: string;
	/** Language of the originals. */
	source: string;
	texts: readonly SurveyText[];
	language: SurveyLanguage;
}

/** Saves the texts of a language as a file for translators, in the format that their program reads. */
export function ExportMenu( {
	title,
	source,
	texts,
	language,
}: ExportMenuProps ) {
	const save = ( format: TranslationFormat ) => {
		const { content, extension, type } = toTranslationFile( format, {
			title,
			source,
			texts,
			language,
			nameOf: textName,
		} );
		saveFile(
			`survey-${ language.locale }.${ extension }`,
			content,
			`${ type };charset=utf-8`
		);
	};
	const formats: Readonly< Record< TranslationFormat, string > > = {
		po: __( 'PO (Poedit, GlotPress)', 'userfeedback' ),
		'xliff-1.2': __( 'XLIFF 1.2 (most programs)', 'userfeedback' ),
		'xliff-2.0': __( 'XLIFF 2.0', 'userfeedback' ),
	};
	return (
		<DropdownMenu
			icon={ download }
			text={ __( 'Export', 'userfeedback' ) }
			label={ sprintf(
				/* translators: %s: name of a language. */
				__( 'Export %s for translators', 'userfeedback' ),
				formatLanguage( language.locale )
			) }
			popoverProps={ { placement: 'bottom-start' } }
			toggleProps={ {
				__next40pxDefaultSize: true,
				variant: 'tertiary',
				showTooltip: false,
			} }
			controls={ Object.entries( formats ).map(
				( [ format, name ] ) => ( {
					title: name,
					onClick: () => save( format as TranslationFormat ),
				} )
			) }
		/>
	);
}
