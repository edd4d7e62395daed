import { __, sprintf } from '@wordpress/i18n';
import { formatNumber } from '@/lib/format';
import { getAdminData } from '@/lib/admin-data';
import type { Heatmap, HeatmapPage } from '@/stores/heatmaps-api';

/** The fields as typed. */
export interface RecordForm {
	/** A post of the site; it and `url` replace each other. */
	page: { id: number; label: string } | null;
	url: string;
	wanted_views: string;
	sample: string;
}

/** What is wrong with a field, by its name. */
export type RecordErrors = Partial< Record< keyof RecordForm, string > >;

/** The numbers that a heatmap accepts, and those of a new one. */
export const LIMITS = {
	wanted_views: { min: 100, max: 100_000, initial: 1000 },
	sample: { min: 1, max: 100, initial: 100 },
} as const;

function numberError(
	typed: string,
	{ min, max }: { min: number; max: number }
): string | undefined {
	const number = Number( typed );
	return /^\d{1,6}$/.test( typed.trim() ) && number >= min && number <= max
		? undefined
		: sprintf(
				/* translators: 1: smallest number, 2: largest number. */
				__( 'Enter a whole number from %1$s to %2$s.', 'userfeedback' ),
				formatNumber( min ),
				formatNumber( max )
			);
}

/** The address of a page of this site, from a whole address or a path; undefined for those of other sites. */
export function ownAddress( typed: string ): string | undefined {
	const home = new URL( getAdminData().site_url, window.location.origin );
	try {
		const url = new URL( typed.trim(), home );
		return url.host === home.host && /^https?:$/.test( url.protocol )
			? url.href
			: undefined;
	} catch {
		return undefined;
	}
}

/** What is wrong with the fields, before they are sent. The server checks again. */
export function formErrors( {
	page,
	url,
	wanted_views: views,
	sample,
}: RecordForm ): RecordErrors {
	const isEmpty = page === null && url.trim() === '';
	const found: Record< string, string | undefined > = {
		page: isEmpty
			? __( 'Choose a page or enter an address.', 'userfeedback' )
			: undefined,
		url:
			page === null && ! isEmpty && ownAddress( url ) === undefined
				? __( 'Enter an address of this site.', 'userfeedback' )
				: undefined,
		wanted_views: numberError( views, LIMITS.wanted_views ),
		sample: numberError( sample, LIMITS.sample ),
	};
	return Object.fromEntries(
		Object.entries( found ).filter( ( [ , text ] ) => text !== undefined )
	);
}

/** The request for fields without errors. */
export function toRequest( form: RecordForm ): {
	page: HeatmapPage;
	options: Pick< Heatmap, 'wanted_views' | 'sample' >;
} {
	return {
		page: form.page
			? { post_id: form.page.id }
			: { url: ownAddress( form.url ) ?? '' },
		options: {
			wanted_views: Number( form.wanted_views ),
			sample: Number( form.sample ),
		},
	};
}
