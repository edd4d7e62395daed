import { __, _n, sprintf } from '@wordpress/i18n';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { formatNumber } from '@/lib/format';
import type { SurveySummary } from '@/survey-model';

interface DeleteDialogProps {
	/** Not empty. */
	surveys: readonly SurveySummary[];
	onConfirm: () => void;
	onCancel: () => void;
}

function oneText( title: string, responses: number ): string {
	if ( responses === 0 ) {
		return sprintf(
			/* translators: %s: title of a survey. */
			__(
				'“%s” will be deleted. Nobody has answered it. This cannot be undone.',
				'userfeedback'
			),
			title
		);
	}
	return sprintf(
		/* translators: 1: title of a survey, 2: number of responses. */
		_n(
			'“%1$s” will be deleted with its %2$s response. This cannot be undone.',
			'“%1$s” will be deleted with its %2$s responses. This cannot be undone.',
			responses,
			'userfeedback'
		),
		title,
		formatNumber( responses )
	);
}

function severalText( surveys: number, responses: number ): string {
	if ( responses === 0 ) {
		return sprintf(
			/* translators: %s: number of surveys, at least 2. */
			__(
				'%s surveys will be deleted. Nobody has answered them. This cannot be undone.',
				'userfeedback'
			),
			formatNumber( surveys )
		);
	}
	return sprintf(
		/* translators: 1: number of surveys, at least 2; 2: number of responses. */
		_n(
			'%1$s surveys will be deleted with their %2$s response. This cannot be undone.',
			'%1$s surveys will be deleted with their %2$s responses. This cannot be undone.',
			responses,
			'userfeedback'
		),
		formatNumber( surveys ),
		formatNumber( responses )
	);
}

/** Asks before surveys are deleted permanently with their responses. */
export function DeleteDialog( {
	surveys,
	onConfirm,
	onCancel,
}: DeleteDialogProps ) {
	const [ first ] = surveys;
	const responses = surveys.reduce(
		( sum, { responses_count: count } ) => sum + count,
		0
	);
	return (
		<ConfirmDialog
			title={ __( 'Delete permanently?', 'userfeedback' ) }
			confirmLabel={ __( 'Delete permanently', 'userfeedback' ) }
			onConfirm={ onConfirm }
			onCancel={ onCancel }
		>
			{ surveys.length === 1
				? oneText( first?.title ?? '', responses )
				: severalText( surveys.length, responses ) }
		</ConfirmDialog>
	);
}
