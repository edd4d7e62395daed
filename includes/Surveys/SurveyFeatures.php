<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Licensing\Feature;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\Model\Question;
use UserFeedback\Model\Survey;
use UserFeedback\Support\FieldError;
use UserFeedback\Surveys\Logic\SurveyConditions;
use UserFeedback\Surveys\QuestionTypes\QuestionTypes;
use UserFeedback\Surveys\Settings\SettingSection;
use UserFeedback\Surveys\Settings\SettingSections;
use UserFeedback\Surveys\Templates\ProTemplates;

/**
 * Finds features that a save starts to use, and checks whether the site may use them.
 *
 * Values that were stored while they were allowed are kept (docs/architecture.md, plans): only changes are refused.
 *
 * @since 0.1.0
 */
final class SurveyFeatures {

	/** Settings of a question that a plan may lock. */
	public const SETTINGS = [
		'required'    => Feature::RequiredQuestion,
		'randomize'   => Feature::Randomize,
		'comment_box' => Feature::CommentBox,
	];

	/** Question types that a plan may lock. Types of other plugins are never locked. */
	private const TYPES = [
		'star-rating' => Feature::StarRating,
		'nps'         => Feature::Nps,
		'image-radio' => Feature::ImageRadio,
		'icon-choice' => Feature::IconChoice,
	];

	public function __construct(
		private readonly FeatureGate $gate,
		private readonly QuestionTypes $types,
		private readonly SettingSections $sections,
		private readonly SurveyConditions $conditions
	) {}

	/**
	 * Feature that new questions of a type need; null for none.
	 *
	 * @since 0.3.0
	 */
	public static function ofType( string $type ): ?Feature {
		return self::TYPES[ $type ] ?? null;
	}

	/**
	 * Features that a new question needs.
	 *
	 * @since 0.3.0
	 *
	 * @return list<Feature>
	 */
	public static function ofQuestion( Question $question ): array {
		$used = array_intersect_key( self::SETTINGS, array_filter( $question->settings, static fn ( mixed $value ) => $value === true ) );
		return array_values( array_filter( [ self::TYPES[ $question->type ] ?? null, ...array_values( $used ) ] ) );
	}

	/**
	 * Errors for fields that start to use a feature that license and add-ons do not allow.
	 *
	 * @return list<FieldError>
	 */
	public function locked( Survey $before, Survey $after ): array {
		$isPro  = $after->template !== $before->template && ProTemplates::has( $after->template );
		$errors = [ $isPro ? $this->gate->fieldError( Feature::ProTemplates, 'template' ) : null ];
		foreach ( $after->questions as $index => $question ) {
			$known   = $before->question( $question->id );
			$feature = $known?->type === $question->type ? null : self::TYPES[ $question->type ] ?? null;
			array_push(
				$errors,
				$feature === null ? null : $this->gate->fieldError( $feature, "questions[$index].type" ),
				...$this->settingErrors( $known, $question, "questions[$index].settings" )
			);
		}
		$carried = $this->conditions->carried( $before, $after->questions );
		foreach ( $this->sections->all() as $section ) {
			$known = [ $section->read( $before ), $section->read( $carried ) ];
			array_push( $errors, ...$this->sectionErrors( $section, $known, $section->read( $after ) ) );
		}
		return array_values( array_filter( $errors ) );
	}

	/**
	 * The settings of a question for visitors: those whose feature is locked are off. What is stored stays.
	 *
	 * @since 0.3.0
	 *
	 * @param Closure( Feature ): bool $isKept Whether stored values of a feature take effect, see FeatureGate::keeps(). Called for those that are on.
	 * @return array<string, mixed>
	 */
	public static function keptSettings( Question $question, Closure $isKept ): array {
		$settings = $question->settings;
		foreach ( self::SETTINGS as $setting => $feature ) {
			if ( ( $settings[ $setting ] ?? false ) === true && ! $isKept( $feature ) ) {
				$settings[ $setting ] = false;
			}
		}
		return $settings;
	}

	/**
	 * Errors for added questions whose type visitors cannot answer on this site, because its add-on or plugin is not active.
	 *
	 * @return list<FieldError>
	 */
	public function unanswerable( Survey $before, Survey $after ): array {
		$errors = [];
		foreach ( $after->questions as $index => $question ) {
			if ( $before->question( $question->id )?->type !== $question->type && $this->types->find( $question->type ) === null ) {
				$message  = __( 'This question type needs an add-on that is not active. Activate it or choose another type.', 'userfeedback' );
				$errors[] = new FieldError( "questions[$index].type", 'addon_inactive', $message );
			}
		}
		return $errors;
	}

	/**
	 * @return list<FieldError|null>
	 */
	private function settingErrors( ?Question $before, Question $after, string $field ): array {
		$errors = [];
		foreach ( self::SETTINGS as $setting => $feature ) {
			$isNew    = ( $after->settings[ $setting ] ?? false ) === true && ( $before?->settings[ $setting ] ?? false ) !== true;
			$errors[] = $isNew ? $this->gate->fieldError( $feature, "$field.$setting" ) : null;
		}
		return $errors;
	}

	/**
	 * @param list<mixed> $known What uses no more than is stored: the stored value, and the same with conditions on the changed options.
	 * @return list<FieldError>
	 */
	private function sectionErrors( SettingSection $section, array $known, mixed $after ): array {
		$errors = [];
		foreach ( in_array( $after, $known, true ) ? [] : $section->features() as $field => $feature ) {
			$error = $this->gate->fieldError( $feature, $field === '' ? $section->path() : "{$section->path()}.$field" );
			// The gate first: uses() of some sections loads translations.
			$uses  = static fn ( mixed $before ) => $section->uses( $field, $before, $after );
			if ( $error !== null && array_filter( $known, $uses ) === $known ) {
				$errors[] = $error;
			}
		}
		return $errors;
	}
}
