import { useSelect } from '@wordpress/data';
import { __, _n, sprintf } from '@wordpress/i18n';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { formatLanguage, formatNumber } from '@/lib/format';
import { getAdminData } from '@/stores/admin-data';
import { store as languageResponsesStore } from '@/stores/language-responses';
import type { LanguageResponses } from '@/stores/language-responses-api';
import type { SurveyLanguage } from '@/survey-model';
import { useEditorValue } from '../../context';

interface RemoveDialogProps {
	language: SurveyLanguage;
	onConfirm: () => void;
	onCancel: () => void;
}

/** Asks before a language is removed, and says what becomes of the responses in it. */
export function RemoveDialog( {
	language,
	onConfirm,
	onCancel,
}: RemoveDialogProps ) {
	const responses = useResponses( language.locale );
	const count = language.texts.length;
	return (
		<ConfirmDialog
			title={ sprintf(
				/* translators: %s: name of a language. */
				__( 'Remove %s?', 'userfeedback' ),
				formatLanguage( language.locale )
			) }
			confirmLabel={ __( 'Remove language', 'userfeedback' ) }
			onConfirm={ onConfirm }
			onCancel={ onCancel }
		>
			{ count > 0 && (
				<p>
					{ sprintf(
						/* translators: %s: a number of texts. */
						_n(
							'Its translation (%s text) is removed with it.',
							'Its translations (%s texts) are removed with it.',
							count,
							'userfeedback'
						),
						formatNumber( count )
					) }
				</p>
			) }
			<p>{ answersText( responses ) }</p>
		</ConfirmDialog>
	);
}

/** How many responses were given in a language; undefined until it is loaded, and where the user or the plan may not filter responses. */
function useResponses( locale: string ): LanguageResponses | undefined {
	const id = useEditorValue( ( { survey } ) => survey.id );
	return useSelect(
		( select ) =>
			id && getAdminData().capabilities.view_results
				? select( languageResponsesStore ).getResponseCount(
						id,
						locale
					)
				: undefined,
		[ id, locale ]
	);
}

/** What becomes of the responses in a language, and how many they are if that is known. */
function answersText( responses: LanguageResponses | undefined ): string {
	const { total = 0, isCapped = true } = responses ?? {};
	if ( total === 0 && ! isCapped ) {
		return __( 'No response was given in this language.', 'userfeedback' );
	}
	const stay = __(
		'Answers that were given in this language stay, and can still be filtered by it.',
		'userfeedback'
	);
	return total === 0
		? stay
		: `${ countPattern( total, isCapped ).replace(
				'%s',
				formatNumber( total )
			) } ${ stay }`;
}

const countPattern = ( total: number, isCapped: boolean ): string =>
	isCapped
		? /* translators: %s: a number. */
			_n(
				'At least %s response was given in this language.',
				'At least %s responses were given in this language.',
				total,
				'userfeedback'
			)
		: /* translators: %s: a number. */
			_n(
				'%s response was given in this language.',
				'%s responses were given in this language.',
				total,
				'userfeedback'
			);
