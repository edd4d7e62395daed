import { NOTHING } from '@/lib/format';
import type { ResponseItem } from '@/survey-model';
import { safeUrl } from '../safe-url';

/** The page that a response was sent from: a link if its URL is http or https, otherwise its name. */
export function PageSubmitted( {
	page,
}: {
	page: ResponseItem[ 'page_submitted' ];
} ) {
	const href = safeUrl( page.url );
	const name = page.name || href;
	return href ? (
		<a className="userfeedback-page-submitted" href={ href } dir="auto">
			{ name }
		</a>
	) : (
		<span className="userfeedback-page-submitted" dir="auto">
			{ name || NOTHING }
		</span>
	);
}
