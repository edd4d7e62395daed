import { formatLanguage } from '@/lib/format';
import { byLabel } from '@/lib/name-order';
import { directionOf, languageTag } from '@/survey-model';

/** Languages that are offered: those into which WordPress itself is translated most. Files and the API may bring others. */
const LOCALES = [
	'af ar ary az be_BY bel bg_BG bn_BD bs_BA ca cs_CZ cy da_DK de_AT de_CH de_DE de_DE_formal el en_AU en_CA en_GB en_US eo es_AR',
	'es_CL es_CO es_ES es_MX et eu fa_IR fi fr_BE fr_CA fr_FR gd gl_ES gu he_IL hi_IN hr hu_HU hy id_ID is_IS it_IT ja ka_GE kk',
	'ko_KR lt_LT lv mk_MK ml_IN mr ms_MY nb_NO ne_NP nl_BE nl_NL nl_NL_formal nn_NO pa_IN pl_PL pt_BR pt_PT ro_RO ru_RU sk_SK',
	'sl_SI sq sr_RS sv_SE sw ta_IN te th tl tr_TR uk ur uz_UZ vi zh_CN zh_HK zh_TW',
].flatMap( ( line ) => line.split( ' ' ) );

/** For the attributes lang and dir. */
export const attributesOf = ( locale: string ) =>
	( { lang: languageTag( locale ), dir: directionOf( locale ) } ) as const;

/**
 * Locales as choices, by name.
 *
 * @param taken Those that are left out.
 * @param also  One that is offered anyway.
 */
export const localeChoices = ( taken: readonly string[], also = '' ) =>
	byLabel(
		[ ...new Set( [ ...LOCALES, ...( also ? [ also ] : [] ) ] ) ]
			.filter( ( locale ) => ! taken.includes( locale ) )
			.map( ( locale ) => ( {
				value: locale,
				label: formatLanguage( locale ),
			} ) )
	);
