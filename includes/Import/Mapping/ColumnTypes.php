<?php

declare( strict_types=1 );

namespace UserFeedback\Import\Mapping;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Licensing\FeatureGate;
use UserFeedback\Surveys\QuestionTypes\NpsForm;
use UserFeedback\Surveys\QuestionTypes\QuestionTypes;
use UserFeedback\Surveys\QuestionTypes\StarRatingForm;
use UserFeedback\Surveys\SurveyFeatures;

/**
 * The question types that a column may become.
 *
 * @since 0.7.0
 */
final class ColumnTypes {

	/** Mean and greatest number of characters up to which a text is asked on one line. */
	private const MEAN_LINE = 60;
	private const LINE      = 120;

	/** Of values that are sentences rather than options. */
	private const SENTENCE = 30;

	/** Lines from which on values that hardly repeat are no options. */
	private const MANY = 10;

	public function __construct(
		private readonly FeatureGate $gate,
		private readonly QuestionTypes $types
	) {}

	/**
	 * The type that suits a column best, whether it is allowed or not.
	 */
	public function best( ColumnProfile $profile ): string {
		return match ( true ) {
			$profile->answered === 0     => 'text',
			$profile->isEmail            => 'email',
			self::isStars( $profile )    => 'star-rating',
			self::isNps( $profile )      => 'nps',
			$profile->isJoined()         => 'checkbox',
			self::areOptions( $profile ) => 'radio-button',
			default                      => self::textType( $profile ),
		};
	}

	/**
	 * The same, or what comes nearest on this site.
	 */
	public function suggested( ColumnProfile $profile ): string {
		$best = $this->best( $profile );
		return $this->lock( $best ) === null ? $best : 'radio-button';
	}

	/**
	 * All types that a column may become on this site.
	 *
	 * @return list<string>
	 */
	public function fitting( ColumnProfile $profile ): array {
		$hasOptions = ! $profile->isText && $profile->answered > 0;
		$fits       = [
			'radio-button' => $hasOptions,
			'checkbox'     => $hasOptions || $profile->separator() !== '',
			'star-rating'  => self::isBetween( $profile, 1, StarRatingForm::MOST ),
			'nps'          => self::isBetween( $profile, 0, NpsForm::MOST ),
			'email'        => $profile->isEmail && $profile->answered > 0,
			'text'         => true,
			'long-text'    => true,
		];
		return array_values( array_filter( array_keys( array_filter( $fits ) ), fn ( string $type ) => $this->lock( $type ) === null ) );
	}

	/**
	 * What keeps this site from using a type; null when nothing does.
	 *
	 * @return array{type: string, feature: string, decision: string, plan: string, addon: string}|null
	 */
	public function lock( string $type ): ?array {
		$feature = SurveyFeatures::ofType( $type );
		if ( $feature === null || ( $this->gate->allows( $feature ) && $this->types->find( $type ) !== null ) ) {
			return null;
		}
		$needs = $feature->needs();
		return [
			'type'     => $type,
			'feature'  => $feature->value,
			'decision' => $this->gate->decide( $feature )->value,
			'plan'     => $needs->plan->value,
			'addon'    => $needs->addOn->value ?? '',
		];
	}

	private static function isStars( ColumnProfile $profile ): bool {
		return self::isBetween( $profile, 1, StarRatingForm::MOST );
	}

	/**
	 * With a 0 or a value that stars have not; 0 and 1 alone are no and yes.
	 */
	private static function isNps( ColumnProfile $profile ): bool {
		return self::isBetween( $profile, 0, NpsForm::MOST ) && $profile->most > 1;
	}

	private static function isBetween( ColumnProfile $profile, int $least, int $most ): bool {
		return $profile->answered > 0 && $profile->isNumber && $profile->least >= $least && $profile->most <= $most;
	}

	private static function areOptions( ColumnProfile $profile ): bool {
		if ( $profile->isText ) {
			return false;
		}
		$distinct = count( $profile->values );
		if ( $profile->meanLength() > self::SENTENCE && $distinct > $profile->answered / 2 ) {
			return $profile->answered < 3;
		}
		return $profile->answered < self::MANY || $distinct <= 0.8 * $profile->answered;
	}

	private static function textType( ColumnProfile $profile ): string {
		return $profile->hasLines || $profile->longest > self::LINE || $profile->meanLength() > self::MEAN_LINE ? 'long-text' : 'text';
	}
}
