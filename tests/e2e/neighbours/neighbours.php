<?php
/**
 * Plugin Name: Neighbours
 * Description: What else runs on visitors' pages; each part is active where the address asks for it, for example ?with=csp,hostile.
 */

declare( strict_types=1 );

namespace UserFeedback\Tests\Neighbours;

$with   = explode( ',', is_string( $_GET['with'] ?? null ) ? $_GET['with'] : '' );
$script = static fn ( string $name ): string => content_url( "mu-plugins/neighbours/$name.js" );

// All tests come from one address: nobody is to be taken for a machine because of the others.
add_filter( 'userfeedback_rate_limits', static fn (): array => [ 'many' => 1000, 'too_many' => 2000 ] );

foreach ( [ 'template', 'stylesheet' ] as $option ) {
	add_filter(
		"pre_option_$option",
		static fn ( mixed $theme ): mixed => is_string( $_GET['theme'] ?? null ) ? sanitize_key( $_GET['theme'] ) : $theme
	);
}

$counter = 'const { useState, createElement } = window.React;
function Counter() {
	const [ count, setCount ] = useState( 0 );
	return createElement( "button", { id: "theirs", onClick: () => setCount( count + 1 ) }, `${ window.React.version }: ${ count }` );
}
const place = document.createElement( "div" );
document.body.prepend( place );
window.ReactDOM.createRoot( place ).render( createElement( Counter ) );';

if ( in_array( 'react', $with, true ) ) {
	// A copy of its own, under the names that everybody uses.
	add_action(
		'wp_enqueue_scripts',
		static function () use ( $script, $counter ): void {
			wp_enqueue_script( 'their-react', $script( 'react' ), [], null, true );
			wp_enqueue_script( 'their-react-dom', $script( 'react-dom' ), [ 'their-react' ], null, true );
			wp_add_inline_script( 'their-react-dom', "{ $counter }" );
		}
	);
}

if ( in_array( 'wp-react', $with, true ) ) {
	// WordPress' own, as a plugin should.
	add_action(
		'wp_enqueue_scripts',
		static function () use ( $counter ): void {
			wp_enqueue_script( 'their-app', '', [ 'wp-element' ], null, true );
			wp_add_inline_script( 'wp-element', "{ $counter }" );
		}
	);
}

$print = static fn ( string $hook, string $html, int $priority ) => add_action( $hook, static fn () => print( $html ), $priority );

if ( in_array( 'old-react', $with, true ) ) {
	$old = 'window.React = { version: "16.0.0", createElement() {}, Component: class {} }; window.ReactDOM = { render() {} };';
	$print( 'wp_head', "<script>$old</script>", 1 );
}

if ( in_array( 'amd', $with, true ) ) {
	$print( 'wp_head', "<script src='{$script( 'amd' )}'></script>", 1 );
}

if ( in_array( 'broken', $with, true ) ) {
	$print( 'wp_head', "<script src='{$script( 'broken' )}'></script>", 1 );
	$print( 'wp_footer', '<script>jQuery( document ).ready( () => {} );</script><script>{ syntax error</script>', 5 );
}

if ( in_array( 'hostile', $with, true ) ) {
	$url = content_url( 'mu-plugins/neighbours/hostile.css' );
	$print( 'wp_head', "<link rel='stylesheet' href='$url'>", 100 );
}

if ( in_array( 'rtl', $with, true ) ) {
	// As a translation into Arabic would say.
	add_action( 'init', static fn () => $GLOBALS['wp_locale']->text_direction = 'rtl' );
}

if ( in_array( 'csp', $with, true ) ) {
	// Scripts and styles with the page's nonce and no others; no style attributes; no requests but to the site.
	$nonce  = base64_encode( random_bytes( 16 ) );
	$policy = [
		"default-src 'none'",
		"script-src 'nonce-$nonce' 'strict-dynamic'",
		"style-src 'nonce-$nonce'",
		"img-src 'self' data:",
		"font-src 'self'",
		"connect-src 'self'",
		"base-uri 'none'",
	];
	add_action( 'send_headers', static fn () => header( 'Content-Security-Policy: ' . implode( '; ', $policy ) ) );
	$mark = static fn ( string $html ): string => (string) preg_replace( '/<(script|style|link)\b/', "<$1 nonce=\"$nonce\"", $html );
	add_action( 'template_redirect', static fn () => ob_start( $mark ) );
	// The theme's own pages have style attributes, which such a policy refuses.
	add_filter( 'template_include', static fn (): string => __DIR__ . '/neighbours/plain.php' );
}
