<?php

declare( strict_types=1 );

namespace UserFeedback\Widget;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Model\Question;
use UserFeedback\Model\Survey;
use UserFeedback\Support\Assets;
use UserFeedback\Support\Dates;
use UserFeedback\Support\Lazy;
use UserFeedback\Support\NotFound;
use UserFeedback\Surveys\SurveyRefused;
use UserFeedback\Surveys\SurveyService;
use UserFeedback\Surveys\SurveyValidator;
use UserFeedback\Widget\Inline\InlineSurvey;

/**
 * The builder's preview of a survey that need not be saved. Stores nothing.
 *
 * @since 0.3.0
 */
final class PreviewService {

	/** URL of requests that the preview does not make. */
	private const NOWHERE = 'about:blank';

	/**
	 * @param Closure(): InlineSurvey $inline Called for stored surveys only.
	 */
	public function __construct(
		private readonly SurveyService $surveys,
		private readonly SurveyValidator $validator,
		private readonly SurveyData $data,
		#[Lazy( InlineSurvey::class )] private readonly Closure $inline,
		private readonly Assets $assets
	) {}

	/**
	 * What a visitor's page would contain for a survey, in the language of the site, and the questions that are not ready to be shown.
	 *
	 * The survey in it has the id 0, so that nothing can be submitted for it.
	 *
	 * @param array<mixed> $input See SurveySchema::input().
	 * @return array<string, mixed> In the shape of PreviewSchema::preview().
	 * @throws SurveyRefused When a field is invalid.
	 */
	public function preview( array $input ): array {
		return $this->of( $this->surveys->unsaved( $input ) );
	}

	/**
	 * The same for a stored survey, whether or not visitors may see it.
	 *
	 * @since 0.4.0
	 *
	 * @return array<string, mixed> In the shape of PreviewSchema::stored().
	 * @throws NotFound When there is no such survey.
	 */
	public function ofStored( int $id ): array {
		$survey = $this->surveys->get( $id );
		return $this->of( $survey->with( id: 0, revision: 0 ) ) + [
			'inline' => $this->inSiteLanguage( fn () => ( $this->inline )()->preview( $survey ) ),
			'survey' => [
				'id'         => $survey->id,
				'title'      => $survey->title,
				'status'     => $survey->status,
				'publish_at' => $survey->publishAt === null ? null : Dates::toIso( $survey->publishAt ),
			],
		];
	}

	/**
	 * @param Survey $survey Its id is 0.
	 * @return array<string, mixed>
	 */
	private function of( Survey $survey ): array {
		$ready  = array_values( array_filter( $survey->questions, $this->isReady( ... ) ) );
		$ids    = static fn ( Question $question ) => $question->id;
		$script = $this->assets->script( 'widget/preview' );
		return [
			'data'     => $this->inSiteLanguage( fn () => $this->pageData( $survey->with( questions: $ready ) ) ),
			'left_out' => array_values( array_diff( array_map( $ids, $survey->questions ), array_map( $ids, $ready ) ) ),
			'script'   => add_query_arg( 'ver', $script['version'], $script['src'] ),
		];
	}

	/**
	 * Whether a question has its texts, and a type that visitors can answer on this site.
	 */
	private function isReady( Question $question ): bool {
		return $question->title !== '' && $this->validator->hasOptions( $question ) && $this->data->hasType( $question );
	}

	/**
	 * Page data without anything that only a real page has.
	 *
	 * @return array<string, mixed>
	 */
	private function pageData( Survey $survey ): array {
		return [
			'submit_url'     => self::NOWHERE,
			'fallback_url'   => self::NOWHERE,
			'impression_url' => self::NOWHERE,
			'progress_url'   => self::NOWHERE,
			'page'           => [
				'id'   => null,
				'name' => '',
			],
		] + $this->data->of( $survey->questions === [] ? [] : [ $survey ] );
	}

	/**
	 * Visitors see the language of the site, which may not be that of the owner.
	 *
	 * @template Result
	 * @param Closure(): Result $create
	 * @return Result
	 */
	private function inSiteLanguage( Closure $create ): mixed {
		$isSwitched = switch_to_locale( get_locale() );
		try {
			return $create();
		} finally {
			if ( $isSwitched ) {
				restore_previous_locale();
			}
		}
	}
}
