<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\AI;

use UserFeedback\Tests\AI\Service\LocalService;
use WP_REST_Response;

/**
 * Requests for suggested translations, to a service that is connected by each test.
 */
trait SuggestionRequests {

	private static string $route = '/userfeedback/v1/surveys/translations/suggestions';

	/** @var array<string, string> What the builder sends: texts by path. */
	private static array $builder = [
		'title'                    => 'Lunch',
		'questions.q1.title'       => 'Do you like tea?',
		'questions.q1.options.yes' => 'Yes',
		'questions.q1.options.no'  => 'No',
		'theming.next_text'        => 'Next',
	];

	private LocalService $service;

	protected function setUp(): void {
		parent::setUp();
		if ( ! function_exists( 'wp_ai_client_prompt' ) ) {
			self::markTestSkipped( 'This WordPress has no AI client.' );
		}
		$this->asAdmin();
		$this->service = LocalService::shared();
	}

	protected function tearDown(): void {
		$this->service->disconnect();
		parent::tearDown();
	}

	/**
	 * @param array<string, string>|null $texts By path; null for all.
	 * @param array<string, string>      $more
	 * @return array<string, mixed>
	 */
	private function suggested( ?array $texts = null, array $more = [] ): array {
		$response = $this->ask( $texts, $more );
		self::assertSame( 200, $response->get_status(), (string) wp_json_encode( $response->get_data() ) );
		return $this->body( $response );
	}

	/**
	 * @param array<string, string>|null $texts By path; null for all.
	 * @param array<string, string>      $more
	 */
	private function ask( ?array $texts = null, array $more = [] ): WP_REST_Response {
		return $this->post( self::$route, $more + self::request( $texts ?? self::$builder ) );
	}

	/**
	 * @param array<string, string> $texts By path.
	 * @return array<string, mixed>
	 */
	private static function request( array $texts ): array {
		$list = array_map(
			static fn ( string $path, string $source ) => [
				'path'   => $path,
				'source' => $source,
			],
			array_keys( $texts ),
			$texts
		);
		return [
			'locale'        => 'de_DE',
			'source_locale' => '',
			'texts'         => $list,
		];
	}
}
