import { knownTag } from './user-locale';

/**
 * The attributes of a text that a visitor wrote. Its direction is its own, because visitors may write another language
 * than they were asked in; `lang` tells screen readers how to pronounce it, and browsers how to break its lines.
 *
 * @param locale In which the survey was shown; empty if the survey was in one language.
 */
export function writtenIn( locale: string | undefined ): {
	dir: 'auto';
	lang?: string;
} {
	const lang = locale ? knownTag( locale ) : undefined;
	return lang === undefined ? { dir: 'auto' } : { dir: 'auto', lang };
}
