<?php

declare( strict_types=1 );

namespace UserFeedback\AddOns;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\OutgoingRequest;
use UserFeedback\Surveys\PublishedSurveyReader;

/**
 * The requests to other servers that come with plugins: WordPress' own, the vendor's catalogue, analytics.
 *
 * @since 0.7.0
 */
final class AddOnConnections {

	public function __construct( private readonly PublishedSurveyReader $surveys ) {}

	/**
	 * @return list<OutgoingRequest>
	 */
	public function all(): array {
		return [
			new OutgoingRequest(
				'wordpress',
				__( 'WordPress.org', 'userfeedback' ),
				__( 'WordPress looks for updates and, when you install other plugins on our screens, gets them from there.', 'userfeedback' ),
				! ( defined( 'WP_HTTP_BLOCK_EXTERNAL' ) && (bool) constant( 'WP_HTTP_BLOCK_EXTERNAL' ) )
			),
			new OutgoingRequest(
				'catalogue',
				__( 'Add-ons of the maker of UserFeedback', 'userfeedback' ),
				__( 'This site reads a list of add-ons if wp-config.php has its address (USERFEEDBACK_CATALOGUE_URL).', 'userfeedback' ),
				Catalogue::isRemote()
			),
			new OutgoingRequest(
				'analytics',
				__( 'Analytics', 'userfeedback' ),
				__( 'Browsers of visitors who consent report the use of surveys to the service of your analytics plugin.', 'userfeedback' ),
				KnownPlugins::isActiveFor( 'analytics' )
					&& $this->surveys->has( 'settings.enable_tracking', static fn ( mixed $isTracked ) => $isTracked === true )
			),
		];
	}
}
