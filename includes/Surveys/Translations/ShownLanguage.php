<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\Translations;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Question;
use UserFeedback\Model\Survey;
use UserFeedback\Support\Locales;

/**
 * A survey in the language of a reader: in exactly that one, else in another one of the same language, else as it was written. Single texts that are
 * not translated fall back in the same order.
 *
 * @since 0.7.0
 */
final class ShownLanguage {

	/**
	 * @param string                $locale       The language that is shown; '' if the survey has no translations.
	 * @param bool                  $isTranslated Whether it is another one than the survey's own.
	 * @param array<string, string> $texts        Its texts by path, see SurveyTexts.
	 */
	private function __construct(
		public readonly string $locale,
		public readonly bool $isTranslated,
		private readonly array $texts
	) {}

	/**
	 * The language for a reader.
	 *
	 * @param string $wanted A locale; '' for the survey's own.
	 */
	public static function of( Survey $survey, string $wanted ): self {
		$locales = self::all( $survey );
		if ( $locales === [] ) {
			return new self( '', false, [] );
		}
		$matching = $wanted === '' ? [] : Locales::matching( $wanted, $locales );
		if ( $matching === [] || $matching[0] === $locales[0] ) {
			return new self( $locales[0], false, [] );
		}
		$ofLocale = array_column( Translations::value( $survey )['languages'], null, 'locale' );
		$texts    = [];
		foreach ( $matching as $locale ) {
			if ( $locale === $locales[0] ) {
				// From here on, the originals are nearer.
				break;
			}
			$texts += Translations::texts( $ofLocale[ $locale ] );
		}
		return new self( $matching[0], true, $texts );
	}

	/**
	 * The languages that visitors may see: the survey's own, then those with a text. Empty for a survey without translations.
	 *
	 * @return list<string>
	 */
	public static function all( Survey $survey ): array {
		if ( ! isset( $survey->settings['translations'] ) ) {
			return [];
		}
		$value  = Translations::value( $survey );
		$source = $value['source'] === '' ? Locales::ofSite() : $value['source'];
		$others = array_filter( $value['languages'], static fn ( array $language ) => Translations::texts( $language ) !== [] );
		$others = array_diff( array_column( $others, 'locale' ), [ $source ] );
		return $others === [] ? [] : [ $source, ...array_values( $others ) ];
	}

	/**
	 * The survey in this language.
	 */
	public function survey( Survey $survey ): Survey {
		return SurveyTexts::replaced( $survey, $this->texts );
	}

	/**
	 * Questions of the survey in this language.
	 *
	 * @param list<Question> $questions
	 * @return list<Question>
	 */
	public function questions( array $questions ): array {
		return SurveyTexts::questions( $questions, $this->texts );
	}

	/**
	 * Raw answers with ids for labels of other languages: a visitor may have begun on a page in one of them.
	 *
	 * @param Survey                                                                        $survey  In its own language.
	 * @param list<array{question_id: string, value: mixed, extra?: array<string, string>}> $answers
	 * @return list<array{question_id: string, value: mixed, extra?: array<string, string>}>
	 */
	public function identified( Survey $survey, array $answers ): array {
		$shown = array_column( $this->questions( $survey->questions ), null, 'id' );
		$other = null;
		foreach ( $answers as $index => $answer ) {
			$question = $shown[ $answer['question_id'] ] ?? null;
			if ( $question === null || $question->options() === [] ) {
				continue;
			}
			$name = static function ( mixed $label ) use ( $question, $survey, &$other ): mixed {
				if ( ! is_string( $label ) || $question->optionId( $label ) !== null ) {
					return $label;
				}
				$other ??= self::labels( $survey );
				return $other[ $question->id ][ $label ] ?? $label;
			};
			$value                      = $answer['value'];
			$answers[ $index ]['value'] = is_array( $value ) ? array_map( $name, $value ) : $name( $value );
		}
		return array_values( $answers );
	}

	/**
	 * The ids of options by question and label in all languages; those of the survey itself count most.
	 *
	 * @return array<string, array<string, string>>
	 */
	private static function labels( Survey $survey ): array {
		$labels    = [];
		$languages = array_map( Translations::texts( ... ), Translations::value( $survey )['languages'] );
		foreach ( [ [], ...$languages ] as $texts ) {
			foreach ( SurveyTexts::questions( $survey->questions, $texts ) as $question ) {
				$labels[ $question->id ] = ( $labels[ $question->id ] ?? [] ) + array_combine( $question->options(), $question->optionIds() );
			}
		}
		return $labels;
	}

	/**
	 * For the attributes of HTML elements; both empty for a survey without translations, which is in the language of its page.
	 *
	 * @return array{}|array{lang: string, dir: 'ltr'|'rtl'}
	 */
	public function attributes(): array {
		return $this->locale === '' ? [] : [
			'lang' => Locales::tag( $this->locale ),
			'dir'  => Locales::direction( $this->locale ),
		];
	}
}
