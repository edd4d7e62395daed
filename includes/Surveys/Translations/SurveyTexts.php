<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\Translations;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Question;
use UserFeedback\Model\Survey;
use UserFeedback\Support\ArrayPath;
use UserFeedback\Support\Cast;
use UserFeedback\Surveys\QuestionSchema;
use UserFeedback\Surveys\QuestionTypes\ChoiceForm;
use UserFeedback\Surveys\QuestionTypes\EmailCapture;
use UserFeedback\Surveys\QuestionTypes\WrittenQuestion;
use UserFeedback\Surveys\Settings\ThankYou;
use UserFeedback\Surveys\Settings\Theming\Buttons;
use UserFeedback\Surveys\SurveySchema;

/**
 * The texts of a survey that visitors read, by paths that no change of their order affects: title, questions.<id>.title,
 * questions.<id>.options.<id of the option>, thank_you.message, theming.next_text. The same as src/survey-model/translations/texts.ts.
 *
 * @since 0.7.0
 */
final class SurveyTexts {

	/** Names of texts in the config of a question → longest text. */
	private const CONFIG = [
		'placeholder'              => WrittenQuestion::MAX_PLACEHOLDER_LENGTH,
		EmailCapture::PRIVACY_TEXT => EmailCapture::MAX_PRIVACY_LENGTH,
	];

	/** Names of texts in a question → longest text; options have names of their own. */
	private const QUESTION = [
		'title'       => SurveySchema::MAX_TITLE_LENGTH,
		'description' => QuestionSchema::MAX_DESCRIPTION_LENGTH,
	] + self::CONFIG;

	/** A path in a question. Finds its last name, if it is not that of an option. */
	private const OF_QUESTION = '/^questions\.[A-Za-z0-9_-]{1,16}\.(?:(\w+)|options\.[A-Za-z0-9_-]{1,16})$/D';

	/** Names of texts in settings → longest text. */
	private const SETTINGS = [
		'thank_you.message'          => ThankYou::MAX_LENGTH,
		'theming.next_text'          => Buttons::MAX_LENGTH,
		'theming.skip_text'          => Buttons::MAX_LENGTH,
		'theming.finish_text'        => Buttons::MAX_LENGTH,
		'theming.widget_toggle_text' => Buttons::MAX_LENGTH,
	];

	/**
	 * The longest translation of each text that the survey may have, by path; also of settings that are empty or follow those of the plugin.
	 *
	 * @return array<string, int>
	 */
	public static function limits( Survey $survey ): array {
		$limits = [ 'title' => SurveySchema::MAX_TITLE_LENGTH ];
		foreach ( $survey->questions as $question ) {
			$path = "questions.$question->id";
			foreach ( self::QUESTION as $name => $limit ) {
				$limits[ "$path.$name" ] = $limit;
			}
			foreach ( $question->optionIds() as $id ) {
				$limits[ "$path.options.$id" ] = ChoiceForm::MAX_LABEL_LENGTH;
			}
		}
		return $limits + self::SETTINGS;
	}

	/**
	 * The longest translation of a text that some survey may have, as in limits(); null if none has such a text.
	 */
	public static function limit( string $path ): ?int {
		if ( preg_match( self::OF_QUESTION, $path, $found ) === 1 ) {
			return isset( $found[1] ) ? self::QUESTION[ $found[1] ] ?? null : ChoiceForm::MAX_LABEL_LENGTH;
		}
		return $path === 'title' ? SurveySchema::MAX_TITLE_LENGTH : self::SETTINGS[ $path ] ?? null;
	}

	/**
	 * The survey with other texts. A path without a text keeps its own.
	 *
	 * @param array<string, string> $texts By path.
	 */
	public static function replaced( Survey $survey, array $texts ): Survey {
		$settings = $survey->settings;
		foreach ( array_intersect_key( $texts, self::SETTINGS ) as $path => $text ) {
			$settings = ArrayPath::put( $settings, explode( '.', $path ), $text );
		}
		/** @var array<string, mixed> $settings */
		return $texts === [] ? $survey : $survey->with(
			title: $texts['title'] ?? $survey->title,
			questions: self::questions( $survey->questions, $texts ),
			settings: $settings
		);
	}

	/**
	 * Questions with other texts.
	 *
	 * @param list<Question>        $questions
	 * @param array<string, string> $texts     See replaced().
	 * @return list<Question>
	 */
	public static function questions( array $questions, array $texts ): array {
		return $texts === [] ? $questions : array_map( static fn ( Question $question ) => self::question( $question, $texts ), $questions );
	}

	/**
	 * @param array<string, string> $texts
	 */
	private static function question( Question $question, array $texts ): Question {
		$path   = "questions.$question->id";
		$config = $question->config;
		foreach ( array_keys( array_intersect_key( self::CONFIG, $config ) ) as $name ) {
			$config[ $name ] = $texts[ "$path.$name" ] ?? $config[ $name ];
		}
		$options = is_array( $config['options'] ?? null ) ? array_values( $config['options'] ) : [];
		foreach ( $options === [] ? [] : $question->optionIds() as $index => $id ) {
			$label             = $texts[ "$path.options.$id" ] ?? null;
			$options[ $index ] = match ( true ) {
				$label === null                => $options[ $index ],
				is_array( $options[ $index ] ) => array_replace( $options[ $index ], [ 'label' => $label ] ),
				default                        => $label,
			};
		}
		return $question->with(
			title: $texts[ "$path.title" ] ?? $question->title,
			// A text that the owner has taken away does not come back in one language.
			description: $question->description === '' ? '' : $texts[ "$path.description" ] ?? $question->description,
			// The ids first: without stored ones they follow from the labels.
			config: $options === [] ? $config : array_replace( $config, [ 'options' => $options, 'option_ids' => $question->optionIds() ] )
		);
	}

	/**
	 * Ids of options whose label in some texts is that of another one: browsers send labels.
	 *
	 * @param array<string, string> $texts See replaced().
	 * @return list<string> Their paths.
	 */
	public static function ambiguous( Survey $survey, array $texts ): array {
		$paths = [];
		foreach ( self::questions( $survey->questions, $texts ) as $question ) {
			$labels = array_map( static fn ( string $label ) => trim( $label ), $question->options() );
			foreach ( array_diff_key( $labels, array_unique( $labels ) ) as $index => $label ) {
				if ( $label !== '' ) {
					$paths[] = "questions.$question->id.options." . Cast::string( $question->optionIds()[ $index ] ?? '' );
				}
			}
		}
		return $paths;
	}
}
