<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\Files;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Licensing\Feature;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\Model\Survey;
use UserFeedback\Support\AccessDenied;
use UserFeedback\Support\ArrayPath;
use UserFeedback\Support\Cast;
use UserFeedback\Support\FieldError;
use UserFeedback\Surveys\SurveyRefused;
use UserFeedback\Surveys\SurveySchema;
use UserFeedback\Surveys\SurveyService;
use UserFeedback\Surveys\Templates\ProTemplates;

/**
 * Creates a draft from a survey file. What this site does not know or may not use is left out and reported; everything else must be valid.
 *
 * @since 0.3.0
 */
final class SurveyImport {

	public function __construct(
		private readonly SurveyService $surveys,
		private readonly FeatureGate $gate,
		private readonly ImportedQuestions $questions,
		private readonly ImportedSettings $settings
	) {}

	/**
	 * Stores the survey of a file as a draft. Question ids stay, so that conditions stay valid.
	 *
	 * @param array<mixed> $file   See SurveyFile::schema().
	 * @param int          $bytes  Size of the file.
	 * @param int          $userId Who imports it.
	 * @return array{survey: Survey, left_out: list<FieldError>} The survey as it is stored, a draft, and parts of the file that were left out or
	 *         set to their defaults, with the reason.
	 * @throws AccessDenied  When the user may not do this.
	 * @throws FileRefused   When it is not a survey file, too large, or of a newer version.
	 * @throws SurveyRefused When a field is invalid.
	 */
	public function import( array $file, int $bytes, int $userId ): array {
		$leftOut = new LeftOut();
		$input   = $this->read( $file, $bytes, $userId, $leftOut );
		return [
			'survey'   => $this->surveys->create( $input, $userId )->survey,
			'left_out' => $leftOut->all(),
		];
	}

	/**
	 * What import() would store, without storing it; it throws the same.
	 *
	 * @since 0.7.0
	 *
	 * @param array<mixed> $file   See SurveyFile::schema().
	 * @param int          $bytes  Size of the file.
	 * @param int          $userId Who would import it.
	 * @return array{survey: Survey, left_out: list<FieldError>}
	 */
	public function dryRun( array $file, int $bytes, int $userId ): array {
		$leftOut = new LeftOut();
		$input   = $this->read( $file, $bytes, $userId, $leftOut );
		return [
			'survey'   => $this->surveys->createDryRun( $input, $userId )->survey,
			'left_out' => $leftOut->all(),
		];
	}

	/**
	 * @param array<mixed> $file
	 * @return array<mixed> Input of SurveyService::create().
	 */
	private function read( array $file, int $bytes, int $userId, LeftOut $leftOut ): array {
		$survey = self::survey( $file, $bytes );
		foreach ( array_keys( array_diff_key( $file, [ 'format' => 1, 'version' => 1, 'survey' => 1 ] ) ) as $name ) {
			$leftOut->unknown( (string) $name );
		}
		return $this->input( $survey, $userId, $leftOut );
	}

	/**
	 * @param array<mixed> $file
	 * @return array<mixed> The survey in the file.
	 */
	private static function survey( array $file, int $bytes ): array {
		if ( $bytes > SurveyFile::MAX_BYTES ) {
			throw FileRefused::tooLarge( $bytes );
		}
		if ( ( $file['format'] ?? null ) !== SurveyFile::FORMAT ) {
			throw FileRefused::notASurvey( 'file.format' );
		}
		$version = $file['version'] ?? null;
		if ( ! is_int( $version ) || $version < 1 ) {
			throw FileRefused::notASurvey( 'file.version' );
		}
		if ( $version > SurveyFile::VERSION ) {
			throw FileRefused::newer( $version );
		}
		$survey = $file['survey'] ?? null;
		return is_array( $survey ) && ( $survey === [] || ! array_is_list( $survey ) ) ? $survey : throw FileRefused::notASurvey( 'file.survey' );
	}

	/**
	 * @param array<mixed> $survey The survey in the file.
	 * @return array<mixed> Input of SurveyService::create().
	 */
	private function input( array $survey, int $userId, LeftOut $leftOut ): array {
		$this->reportUnknown( $survey, $leftOut );
		$input = array_intersect_key( $survey, [ 'title' => 1, 'type' => 1, 'template' => 1, 'questions' => 1 ] );
		if ( is_string( $input['template'] ?? null ) && ProTemplates::has( $input['template'] ) && ! $this->gate->allows( Feature::ProTemplates ) ) {
			// Only a note of its origin, so nothing is reported.
			$input['template'] = '';
		}
		$questions = $survey['questions'] ?? [];
		$gone      = [];
		// Longer lists are refused as a whole.
		if ( is_array( $questions ) && count( $questions ) <= SurveySchema::MAX_QUESTIONS ) {
			$input['questions'] = $this->questions->usable( array_values( $questions ), $leftOut );
			$gone               = ImportedConditions::missing( $questions, $input['questions'] );
		}
		$conditions         = new ImportedConditions( $gone, $leftOut );
		$input['questions'] = $input['questions'] ?? $questions;
		if ( is_array( $input['questions'] ) ) {
			foreach ( $input['questions'] as $index => $question ) {
				$input['questions'][ $index ] = $conditions->cleaned( $question, "questions[$index]" );
			}
			$input['questions'] = array_values( $input['questions'] );
		}
		if ( ( $input['type'] ?? '' ) === Survey::NPS && $gone !== [] && ! self::hasNps( $input['questions'] ) ) {
			// Owners cannot add the missing question to a survey of this type.
			$input['type'] = Survey::STANDARD;
		}
		foreach ( $this->settings->usable( $survey, $gone, $this->surveys->started(), $userId, $leftOut ) as $path => $value ) {
			$input = ArrayPath::put( $input, explode( '.', $path ), $value );
		}
		return $input + [ 'status' => Survey::DRAFT ];
	}

	private static function hasNps( mixed $questions ): bool {
		return is_array( $questions ) && in_array( Survey::NPS, array_map( static fn ( mixed $of ) => Cast::at( $of, 'type' ), $questions ), true );
	}

	/**
	 * @param array<mixed> $survey
	 */
	private function reportUnknown( array $survey, LeftOut $leftOut ): void {
		$known = [ 'title', 'type', 'template', 'questions', 'settings', 'notifications' ];
		foreach ( array_diff( array_map( strval( ... ), array_keys( $survey ) ), $known ) as $name ) {
			$leftOut->unknown( $name );
		}
	}
}
