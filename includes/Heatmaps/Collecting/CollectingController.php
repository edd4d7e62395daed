<?php

declare( strict_types=1 );

namespace UserFeedback\Heatmaps\Collecting;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Migrator;
use UserFeedback\Heatmaps\HeatmapRefused;
use UserFeedback\Support\Cast;
use UserFeedback\Support\ClientIp;
use UserFeedback\Support\FieldError;
use UserFeedback\Support\JsonSchema;
use UserFeedback\Support\RequestOrigin;
use UserFeedback\Support\RestController;
use UserFeedback\Support\SchemaCheck;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * REST: the public route by which recorded pages report what visitors do.
 *
 * @since 0.7.0
 */
final class CollectingController extends RestController {

	/** @var string */
	protected $rest_base = 'heatmaps';

	/** Browsers send no more than this while a page is being left. */
	private const MAX_BYTES = 65_536;

	public function __construct(
		private readonly CollectingService $service,
		private readonly ClientIp $clientIp,
		private readonly Migrator $migrator
	) {}

	public function register_routes(): void {
		$stored = static fn () => JsonSchema::object( [ 'success' => JsonSchema::YES_NO ] );
		// POST heatmaps: anybody, from a recorded page. Public on purpose: visitors have no account. The service decides by heatmap and token.
		$collect = self::endpoint( 'POST', $this->collect( ... ), $this->anybodyByPost(), self::checkedArguments(), [ 200 => $stored ] );
		$this->addRoute( $this->rest_base, [ $collect ] );
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function collect( WP_REST_Request $request ): WP_REST_Response {
		return $this->answer(
			function () use ( $request ): array {
				if ( strlen( Cast::string( $request->get_body() ) ) > self::MAX_BYTES ) {
					throw HeatmapRefused::tooLarge();
				}
				$this->migrator->demandCurrent();
				$this->service->collect( self::part( $request ), $this->clientIp->sender( $_SERVER ), RequestOrigin::isCrossSite() );
				return [ 'success' => true ];
			}
		);
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private static function part( WP_REST_Request $request ): ViewPart {
		$number = $request['part'];
		$before = $request['scroll_before'];
		/** @var list<string> $paths */
		$paths = $request['paths'];
		/** @var list<array{int|string, int, int, int}> $cells */
		$cells = $request['cells'];
		return new ViewPart(
			Cast::int( $request['heatmap'] ),
			Cast::string( $request['token'] ),
			strtolower( Cast::string( $request['view'] ) ),
			is_int( $number ) ? $number : null,
			Cast::string( $request['device'] ),
			$request['first'] === true,
			Cast::int( $request['scroll'] ),
			is_int( $before ) ? $before : null,
			Cast::int( $request['fold'] ),
			$paths,
			array_map( static fn ( array $cell ) => [ (string) ViewPartSchema::kind( $cell[0] ), $cell[1], $cell[2], $cell[3] ], $cells )
		);
	}

	/**
	 * Arguments whose types are exact. What there may be thousands of is checked here: WordPress' check takes longer than storing them.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	private static function checkedArguments(): array {
		$schema    = ViewPartSchema::part();
		$arguments = self::arguments( $schema );
		foreach ( $schema['properties'] as $name => $property ) {
			$arguments[ $name ]['sanitize_callback'] = null;
			$arguments[ $name ]['validate_callback'] = static function ( mixed $value, mixed $request ) use ( $property, $name ): bool|WP_Error {
				$paths = $request instanceof WP_REST_Request ? $request['paths'] : null;
				$error = match ( $name ) {
					'paths' => ViewPartSchema::pathsError( $value ),
					'cells' => ViewPartSchema::cellsError( $value, is_array( $paths ) ? count( $paths ) : 0 ),
					default => SchemaCheck::errors( $value, $property, $name )[0] ?? null,
				};
				return $error instanceof FieldError ? new WP_Error( $error->code, $error->message ) : true;
			};
		}
		return $arguments;
	}
}
