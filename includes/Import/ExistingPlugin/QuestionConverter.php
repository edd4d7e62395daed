<?php

declare( strict_types=1 );

namespace UserFeedback\Import\ExistingPlugin;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Licensing\FeatureGate;
use UserFeedback\Support\Cast;
use UserFeedback\Support\Text;
use UserFeedback\Surveys\QuestionSchema;
use UserFeedback\Surveys\QuestionTypes\ChoiceForm;
use UserFeedback\Surveys\QuestionTypes\IconChoiceForm;
use UserFeedback\Surveys\QuestionTypes\NpsForm;
use UserFeedback\Surveys\QuestionTypes\QuestionForm;
use UserFeedback\Surveys\QuestionTypes\QuestionTypes;
use UserFeedback\Surveys\SurveyFeatures;
use UserFeedback\Surveys\SurveySchema;

/**
 * Makes our questions of those of the existing plugin. What our rules do not allow is reported and left out, so that SurveyValidator accepts the
 * rest.
 *
 * @since 0.7.0
 */
final class QuestionConverter {

	public function __construct(
		private readonly QuestionTypes $types,
		private readonly FeatureGate $gate
	) {}

	/**
	 * @param array<mixed> $questions As stored by the existing plugin.
	 * @return array{questions: list<array<string, mixed>>, ids: array<string>, locked: list<string>} Questions for SurveyValidator; our ids by those
	 *         of the existing plugin, in which digits alone are an int as an array key; titles of the questions that visitors cannot answer here.
	 */
	public function convert( array $questions, Problems $problems ): array {
		$ids       = self::ids( $questions );
		$converted = [];
		$locked    = [];
		foreach ( array_values( $questions ) as $index => $source ) {
			$id = Cast::string( Cast::at( $source, 'id' ) );
			if ( ! is_array( $source ) || $id === '' || isset( $converted[ $id ] ) ) {
				$problems->add( "questions[$index]", __( 'This is no question, or one with the ID of another: left out.', 'userfeedback' ) );
				continue;
			}
			if ( count( $converted ) === SurveySchema::MAX_QUESTIONS ) {
				/* translators: %d: greatest number of questions. */
				$problems->add( "questions[$index]", sprintf( __( 'A survey can have at most %d questions: left out.', 'userfeedback' ), $index ) );
				continue;
			}
			$question         = $this->question( $source, $ids, "questions[$index]", $problems );
			$feature          = SurveyFeatures::ofType( Cast::string( $question['type'] ) );
			$converted[ $id ] = $question;
			if ( $feature !== null && ! $this->gate->allows( $feature ) ) {
				$locked[] = Cast::string( $question['title'] );
			}
		}
		return [
			'questions' => array_values( $converted ),
			'ids'       => array_intersect_key( $ids, $converted ),
			'locked'    => $locked,
		];
	}

	/**
	 * @param array<mixed> $questions
	 * @return array<string>
	 */
	private static function ids( array $questions ): array {
		$ids = [];
		foreach ( $questions as $source ) {
			$id = Cast::string( Cast::at( $source, 'id' ) );
			if ( $id !== '' ) {
				$ids[ $id ] = SourceIds::ofQuestion( $id );
			}
		}
		return $ids;
	}

	/**
	 * @param array<mixed>  $source
	 * @param array<string> $ids
	 * @return array<string, mixed>
	 */
	private function question( array $source, array $ids, string $field, Problems $problems ): array {
		$type = Cast::string( $source['type'] ?? '' );
		$form = $this->types->form( $type );
		if ( $form === null ) {
			/* translators: %s: name of a question type. */
			$problems->add( "$field.type", sprintf( __( 'There is no question type “%s”. It becomes a text question.', 'userfeedback' ), $type ) );
			$type = 'text';
			$form = $this->types->form( $type );
		}
		return [
			'id'       => $ids[ Cast::string( $source['id'] ) ],
			'type'     => $type,
			'title'    => $this->title( Cast::string( $source['title'] ?? '' ), $field, $problems ),
			'config'   => $this->config( $source, $type, $form, $field, $problems ),
			'settings' => $form === null ? [] : $this->settings( $source, $form, $field, $problems ),
			'logic'    => ConditionConverter::logic( Cast::at( $source, 'logic' ), $ids, "$field.logic", $problems ),
		];
	}

	private function title( string $title, string $field, Problems $problems ): string {
		$line = Text::line( SourceTexts::utf8( $title ) );
		if ( Text::length( $line ) > SurveySchema::MAX_TITLE_LENGTH ) {
			/* translators: %d: greatest number of characters. */
			$problems->add( "$field.title", sprintf( __( 'Shortened to %d characters.', 'userfeedback' ), SurveySchema::MAX_TITLE_LENGTH ) );
		}
		return mb_substr( $line, 0, SurveySchema::MAX_TITLE_LENGTH );
	}

	/**
	 * @param array<mixed> $source
	 * @return array<string, mixed>
	 */
	private function config( array $source, string $type, ?QuestionForm $form, string $field, Problems $problems ): array {
		if ( $form instanceof ChoiceForm ) {
			$options = Cast::at( $source, 'config', 'options' );
			return [ 'options' => OptionConverter::options( is_array( $options ) ? $options : [], $type, "$field.config.options", $problems ) ];
		}
		$config = QuestionSchema::defaults()['config'];
		return $type === 'email' ? $config + [ 'include_name' => SettingValues::isOn( Cast::at( $source, 'config', 'include_name' ) ) ] : $config;
	}

	/**
	 * The settings: those that the plan does not include stay stored, because they have no effect then. Where they would have one, they are left out.
	 *
	 * @param array<mixed> $source
	 * @return array<string, mixed>
	 */
	private function settings( array $source, QuestionForm $form, string $field, Problems $problems ): array {
		$sent     = (array) Cast::at( $source, 'settings' );
		$settings = QuestionSchema::defaultSettings( $form );
		foreach ( SurveyFeatures::SETTINGS as $name => $feature ) {
			$settings[ $name ] = SettingValues::isOn( $sent[ $name ] ?? false );
			$error             = $settings[ $name ] ? $this->gate->fieldError( $feature, "$field.settings.$name" ) : null;
			if ( $error === null ) {
				continue;
			}
			$settings[ $name ] = ! $this->gate->keeps( $feature );
			$problems->add( $error->field, $error->message );
		}
		if ( $form instanceof IconChoiceForm ) {
			$color = Cast::string( $sent['icon_color'] ?? '' );
			$size  = Cast::string( $sent['icon_size'] ?? '' );
			// Anything else keeps its default.
			$settings = ( preg_match( '/^#[0-9A-Fa-f]{6}$/D', $color ) === 1 ? [ 'icon_color' => $color ] : [] ) + $settings;
			$settings = ( in_array( $size, [ 'small', 'medium', 'large' ], true ) ? [ 'icon_size' => $size ] : [] ) + $settings;
		}
		// Responses of the existing plugin range from 0 to 10.
		return $form instanceof NpsForm ? [ 'start_at_zero' => SettingValues::isOn( $sent['start_at_zero'] ?? false ) ] + $settings : $settings;
	}
}
