<?php
/**
 * The hash routes of the dashboard, for tools/schemas.php.
 */

declare( strict_types=1 );

use UserFeedback\Support\AdminRoute;

/**
 * The hash routes of the dashboard.
 *
 * @return array<string, array{page: string, name: string, path: string}> By constant in TypeScript.
 */
function routes(): array {
	$routes = [];
	foreach ( AdminRoute::cases() as $route ) {
		$constant            = strtoupper( (string) preg_replace( '/(?<=[a-z])(?=[A-Z])/', '_', $route->name ) ) . '_PATH';
		$routes[ $constant ] = [
			'page' => $route->page(),
			'name' => $route->value,
			'path' => $route->template(),
		];
	}
	return $routes;
}
