<?php

declare( strict_types=1 );

namespace UserFeedback\Import\ExistingPlugin;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use UserFeedback\Licensing\Feature;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\Model\Survey;
use UserFeedback\Support\ArrayPath;
use UserFeedback\Support\Clock;
use UserFeedback\Support\FieldError;
use UserFeedback\Support\Text;
use UserFeedback\Surveys\SurveyRefused;
use UserFeedback\Surveys\SurveySchema;
use UserFeedback\Surveys\SurveyService;
use UserFeedback\Surveys\SurveyTransitions;
use UserFeedback\Surveys\SurveyValidator;

/**
 * Makes our surveys of those of the existing plugin.
 *
 * @since 0.7.0
 */
final class SurveyConverter {

	public function __construct(
		private readonly QuestionConverter $questions,
		private readonly SettingsConverter $settings,
		private readonly SurveyService $surveys,
		private readonly SurveyValidator $validator,
		private readonly FeatureGate $gate,
		private readonly Clock $clock
	) {}

	/**
	 * The survey, or why it cannot be imported.
	 */
	public function convert( SourceSurvey $source ): ConvertedSurvey|Problems {
		$problems  = new Problems( Problems::SURVEY, $source->id );
		$questions = SourceTexts::json( $source->questions );
		if ( $questions === null ) {
			$problems->add( 'questions', __( 'Its questions are not valid JSON: left out with its responses.', 'userfeedback' ) );
			return $problems;
		}
		$started   = $this->surveys->started();
		$converted = $this->questions->convert( $questions, $problems );
		$settings  = $this->settings->convert(
			self::group( 'settings', $source->settings, $problems ),
			self::group( 'notifications', $source->notifications, $problems ),
			$converted['ids'],
			$started,
			$problems
		);
		$input  = [
			'title'     => self::title( $source ),
			'type'      => $source->type === Survey::NPS ? Survey::NPS : Survey::STANDARD,
			'status'    => Survey::DRAFT,
			'questions' => $converted['questions'],
		];
		$survey = $this->survey( $input, $settings, $problems );
		if ( $survey === null ) {
			return $problems;
		}
		$publishAt = SourceTexts::moment( $source->publishAt, $this->clock->zone() );
		$obstacle  = $this->obstacle( $survey, $publishAt, $converted['locked'], $this->settings->widensAudience( $settings, $started ) );
		$isDraft   = $source->status === Survey::PUBLISH && $obstacle !== '';
		if ( $isDraft ) {
			/* translators: %s: why, as a sentence. */
			$problems->add( 'status', sprintf( __( 'Imported as a draft instead of being published. %s', 'userfeedback' ), $obstacle ) );
		}
		return new ConvertedSurvey(
			$source,
			$survey,
			$isDraft ? Survey::DRAFT : self::status( $source->status ),
			SourceTexts::moment( $source->createdAt, $this->clock->zone() ) ?? $publishAt ?? $this->clock->now(),
			$publishAt,
			$converted['ids'],
			$problems->all()
		);
	}

	/**
	 * The survey as our rules accept it: what they refuse is left out and reported, once for the whole of it.
	 *
	 * @param array<string, mixed> $input
	 * @param array<string, mixed> $settings By path.
	 * @return Survey|null Null if they refuse its questions.
	 */
	private function survey( array $input, array $settings, Problems $problems ): ?Survey {
		foreach ( [ false, true ] as $isLast ) {
			$all = $input;
			foreach ( $settings as $path => $value ) {
				$all = ArrayPath::put( $all, explode( '.', $path ), $value );
			}
			try {
				return $this->surveys->unsaved( $all );
			} catch ( SurveyRefused $refused ) {
				foreach ( $refused->errors as $error ) {
					$problems->add( $error->field, $error->message );
					[ $input, $settings ] = $isLast ? [ $input, $settings ] : self::without( $error, $input, $settings );
				}
			}
		}
		$problems->add( '', __( 'This survey cannot be stored: left out with its responses.', 'userfeedback' ) );
		return null;
	}

	/**
	 * Input without the part that an error is about: a setting section, or the logic of a question.
	 *
	 * @param array<string, mixed> $input
	 * @param array<string, mixed> $settings
	 * @return array{array<string, mixed>, array<string, mixed>}
	 */
	private static function without( FieldError $error, array $input, array $settings ): array {
		$kept = array_filter( $settings, static fn ( string $path ) => ! str_starts_with( "$error->field.", "$path." ), ARRAY_FILTER_USE_KEY );
		if ( preg_match( '/^questions\[(\d+)\]\.logic/', $error->field, $found ) === 1 && is_array( $input['questions'] ?? null ) ) {
			$question = $input['questions'][ (int) $found[1] ] ?? null;
			if ( is_array( $question ) ) {
				$input['questions'][ (int) $found[1] ] = array_diff_key( $question, [ 'logic' => true ] );
			}
		}
		return [ $input, $kept ];
	}

	/**
	 * Why a survey must not be published here; '' if it may.
	 *
	 * @param list<string> $locked Titles of questions that visitors cannot answer.
	 */
	private function obstacle( Survey $survey, ?DateTimeImmutable $publishAt, array $locked, bool $isWidened ): string {
		$published = $survey->with( status: Survey::PUBLISH );
		$errors    = $this->validator->publishErrors( $published );
		return match ( true ) {
			! $this->validator->hasAllOptions( $published ) => SurveyTransitions::draftReason(),
			$errors !== []   => $errors[0]->message,
			/* translators: %s: titles of questions. */
			$locked !== []   => sprintf( __( 'Your plan does not include these questions: %s.', 'userfeedback' ), implode( ', ', $locked ) ),
			$isWidened       => __( 'Your plan does not include its rules for pages, devices or countries.', 'userfeedback' ),
			$publishAt !== null && $publishAt > $this->clock->now() && ! $this->gate->allows( Feature::Scheduling )
				=> __( 'Your plan does not include scheduling.', 'userfeedback' ),
			default          => '',
		};
	}

	private static function status( string $status ): string {
		return in_array( $status, [ Survey::PUBLISH, Survey::TRASH ], true ) ? $status : Survey::DRAFT;
	}

	private static function title( SourceSurvey $source ): string {
		$title = mb_substr( Text::line( SourceTexts::utf8( $source->title ) ), 0, SurveySchema::MAX_TITLE_LENGTH );
		/* translators: %d: number of a survey without a title. */
		return $title === '' ? sprintf( __( 'Survey %d', 'userfeedback' ), $source->id ) : $title;
	}

	/**
	 * @param 'settings'|'notifications' $name
	 * @return array<mixed>
	 */
	private static function group( string $name, string $column, Problems $problems ): array {
		$group = in_array( trim( $column ), [ '', 'null' ], true ) ? [] : SourceTexts::json( $column );
		if ( $group === null ) {
			$problems->add( $name, __( 'Not valid JSON: the defaults apply.', 'userfeedback' ) );
		}
		return $group ?? [];
	}
}
