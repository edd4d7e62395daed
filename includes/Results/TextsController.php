<?php

declare( strict_types=1 );

namespace UserFeedback\Results;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Capability;
use UserFeedback\Responses\TextFilter;
use UserFeedback\Support\Cast;
use UserFeedback\Support\RestController;
use WP_REST_Request;
use WP_REST_Response;

/**
 * REST: what visitors wrote to a question.
 *
 * @since 0.5.0
 */
final class TextsController extends RestController {

	private const PER_PAGE = 10;

	/** @var string */
	protected $rest_base = self::QUESTION . '/texts';

	public function __construct(
		private readonly TextsService $texts,
		private readonly Ranges $ranges
	) {}

	public function register_routes(): void {
		// GET surveys/{id}/questions/{question_id}/texts: a page of its text answers or comments, newest first.
		$this->addRoute(
			$this->rest_base,
			[
				self::endpoint(
					'GET',
					$this->get( ... ),
					$this->requires( Capability::VIEW_RESULTS ),
					RangeRequest::schema() + LanguageFilter::argument() + self::listArguments() + self::paging()
				),
			],
			TextsSchema::page( ... )
		);
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function get( WP_REST_Request $request ): WP_REST_Response {
		return $this->answer(
			fn () => $this->texts->page(
				new TextFilter(
					self::pathId( $request ),
					self::pathQuestionId( $request ),
					Cast::string( $request['kind'] ),
					$this->ranges->choose( RangeRequest::of( $request->get_params() ) ),
					trim( Cast::string( $request['search'] ) ),
					Cast::string( $request['language'] )
				),
				Cast::int( $request['page'] ),
				Cast::int( $request['per_page'] )
			)
		);
	}

	/**
	 * @return array<string, array<string, mixed>>
	 */
	private static function listArguments(): array {
		return [
			'kind'     => TextsSchema::kind(),
			'search'   => TextsSchema::search(),
			'per_page' => [ 'default' => self::PER_PAGE ] + self::paging()['per_page'],
		];
	}
}
