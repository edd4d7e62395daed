import { _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '@/lib/format';
import type { ItemChange } from '@/hooks/use-item-changes';

/** The notice after a number of responses was changed. */
export function bulkDoneText( change: ItemChange, count: number ): string {
	const number = formatNumber( count );
	switch ( change ) {
		case 'trash':
			return sprintf(
				/* translators: %s: number of responses. */
				_n(
					'%s response moved to the trash.',
					'%s responses moved to the trash.',
					count,
					'userfeedback'
				),
				number
			);
		case 'restore':
			return sprintf(
				/* translators: %s: number of responses. */
				_n(
					'%s response restored.',
					'%s responses restored.',
					count,
					'userfeedback'
				),
				number
			);
		case 'delete':
			return sprintf(
				/* translators: %s: number of responses. */
				_n(
					'%s response deleted permanently.',
					'%s responses deleted permanently.',
					count,
					'userfeedback'
				),
				number
			);
	}
}

/** The question before a number of responses is deleted. */
export function deleteText( count: number ): string {
	return sprintf(
		/* translators: %s: number of responses. */
		_n(
			'%s response and its answers will be gone for good.',
			'%s responses and their answers will be gone for good.',
			count,
			'userfeedback'
		),
		formatNumber( count )
	);
}
