import { useSelect } from '@wordpress/data';
import { __, _n, sprintf } from '@wordpress/i18n';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { formatNumber } from '@/lib/format';
import { getAdminData } from '@/stores/admin-data';
import { store as responsesStore } from '@/stores/responses';
import type { ResponseList, SurveyLanguage } from '@/survey-model';
import { useEditorValue } from '../../context';
import { localeName } from './locales';

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
	return (
		<ConfirmDialog
			title={ sprintf(
				/* translators: %s: name of a language. */
				__( 'Remove %s?', 'userfeedback' ),
				localeName( language.locale )
			) }
			confirmLabel={ __( 'Remove language', 'userfeedback' ) }
			onConfirm={ onConfirm }
			onCancel={ onCancel }
		>
			<p>
				{ sprintf(
					/* translators: %s: a number of texts. */
					_n(
						'Its translation (%s text) is removed with it.',
						'Its translations (%s texts) are removed with it.',
						language.texts.length,
						'userfeedback'
					),
					formatNumber( language.texts.length )
				) }
			</p>
			<p>
				{ responses ? `${ countText( responses ) } ` : '' }
				{ responses?.pagination.total !== 0 &&
					__(
						'Answers that were given in this language stay, and can still be filtered by it.',
						'userfeedback'
					) }
			</p>
		</ConfirmDialog>
	);
}

/** A list that says how many responses were given in a language; undefined until it is loaded, and where the user or the plan has no such list. */
function useResponses( locale: string ): ResponseList | undefined {
	const id = useEditorValue( ( { survey } ) => survey.id );
	return useSelect(
		( select ) =>
			id && getAdminData().capabilities.view_results
				? select( responsesStore ).getResponseList(
						id,
						countQuery( locale )
					)
				: undefined,
		[ id, locale ]
	);
}

const countQuery = ( locale: string ) =>
	( {
		page: 1,
		per_page: 1,
		order: 'desc',
		status: 'all',
		filter: { language: locale },
	} ) as const;

function countText( {
	pagination: { total },
	is_capped: isCapped,
}: ResponseList ): string {
	if ( total === 0 && ! isCapped ) {
		return __( 'No response was given in this language.', 'userfeedback' );
	}
	const pattern = isCapped
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
	return pattern.replace( '%s', formatNumber( total ) );
}
