<?php

declare( strict_types=1 );

namespace UserFeedback\Widget;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\Cast;
use UserFeedback\Support\Locales;
use UserFeedback\Support\RestController;
use UserFeedback\Surveys\Settings\SettingSections;
use WP_REST_Request;
use WP_REST_Response;

/**
 * REST: public route with the surveys to show, for pages that were cached before a survey was due.
 *
 * @since 0.1.0
 */
final class DueController extends RestController {

	/** Seconds for which caches may keep the response, unless another survey is due sooner: a cached page requests it with each view. */
	private const MAX_AGE = 60;

	/** @var string */
	protected $rest_base = 'surveys/due';

	public function __construct(
		private readonly WidgetPage $page,
		private readonly PageSurveys $surveys,
		private readonly SettingSections $sections
	) {}

	public function register_routes(): void {
		// GET surveys/due: those of a page's surveys that are due now.
		$arguments = [
			'surveys' => [
				'type'        => 'string',
				'required'    => true,
				'pattern'     => DueList::SURVEYS,
				'maxLength'   => 10_000,
				'description' => 'The ids of the surveys that the page may show, each with the results of its rules about the page.',
			],
			'after'   => [
				'type'        => 'integer',
				'minimum'     => 0,
				'description' => 'Adds the surveys without rules about the page\'s content that come after this one; 0 for all.',
			],
			'without' => [
				'type'        => 'string',
				'default'     => '',
				'pattern'     => DueList::WITHOUT,
				'description' => 'The ids of surveys that are not added: the page has them.',
			],
			'language' => [
				'type'        => 'string',
				'default'     => '',
				'pattern'     => Locales::PATTERN,
				'maxLength'   => Locales::MAX_LENGTH,
				'description' => 'Language of the page, if it is not that of the site.',
			],
			'first'   => [
				'type'        => 'integer',
				'minimum'     => 0,
				'default'     => 0,
				'description' => 'The survey that the page shows before all others.',
			],
		];
		// Public on purpose: visitors' pages contain the same data.
		$get = self::endpoint( 'GET', $this->get( ... ), '__return_true', $arguments );
		$this->addRoute( $this->rest_base, [ $get ], fn () => WidgetSchema::due( $this->sections ) );
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function get( WP_REST_Request $request ): WP_REST_Response {
		$after    = $request['after'] === null ? null : Cast::int( $request['after'] );
		$list     = DueList::fromQuery( Cast::string( $request['surveys'] ), $after, Cast::string( $request['without'] ) );
		$response = $this->answer( fn () => $this->page->dueData( $list, Cast::int( $request['first'] ), Cast::string( $request['language'] ) ) );
		if ( ! $response->is_error() ) {
			$age = min( self::MAX_AGE, $this->surveys->secondsUntilNext( $list ) ?? self::MAX_AGE );
			$response->header( 'Cache-Control', "public, max-age=$age" );
		}
		return $response;
	}
}
