<?php
/**
 * Router of a web server that speaks the protocol of an AI service (chat completions). The file mode beside its log says how it behaves; each
 * request is a line of the log. As a summariser it is a poor one: themes are the words delivery and fabric, and some of its claims are made up.
 */

declare( strict_types=1 );

// phpcs:disable Generic.PHP.ForbiddenFunctions.FoundWithAlternative -- It runs without the plugin.

$folder = (string) getenv( 'UF_AI_FOLDER' );
$mode   = (string) file_get_contents( "$folder/mode" );
$path   = (string) parse_url( (string) $_SERVER['REQUEST_URI'], PHP_URL_PATH );
$body   = (string) file_get_contents( 'php://input' );
$line   = [
	'path' => $path,
	'key'  => $_SERVER['HTTP_AUTHORIZATION'] ?? '',
	'body' => $body,
];
file_put_contents( "$folder/log", json_encode( $line ) . "\n", FILE_APPEND );

/** @param array<mixed> $data */
function send( int $status, array $data ): never {
	http_response_code( $status );
	header( 'Content-Type: application/json' );
	echo json_encode( $data );
	exit;
}

function say( string $text, string $reason = 'stop' ): never {
	$message = [ 'role' => 'assistant', 'content' => $text ];
	send( 200, [ 'id' => '1', 'choices' => [ [ 'message' => $message, 'finish_reason' => $reason ] ] ] );
}

if ( $path === '/v1/models' ) {
	send( $mode === 'denied' ? 401 : 200, [ 'data' => [ [ 'id' => 'small' ] ] ] );
}

$sent   = json_decode( $body, true );
$data   = json_decode( $sent['messages'][1]['content'][0]['text'], true );

match ( $mode ) {
	'limited'   => send( 429, [ 'error' => [ 'message' => 'Secret plan exceeded' ] ] ),
	'denied'    => send( 401, [ 'error' => [ 'message' => 'Secret key is wrong' ] ] ),
	'broken'    => send( 500, [ 'error' => [ 'message' => 'Secret failure' ] ] ),
	'html'      => exit( '<html><body>Secret maintenance</body></html>' ),
	'slow'      => exit( sleep( 3 ) ),
	default     => null,
};

if ( isset( $data['to'] ) ) {
	require __DIR__ . '/translate.php';
}

if ( isset( $data['themes'] ) ) {
	// Joins themes of the same title, and one with itself.
	$themes = [];
	foreach ( $data['themes'] as $theme ) {
		$themes[ $theme['title'] ]['title']   = $theme['title'];
		$themes[ $theme['title'] ]['mood']    = 'mixed';
		$themes[ $theme['title'] ]['parts'][] = $theme['n'];
	}
	$themes[] = [ 'title' => 'Made up', 'mood' => 'mixed', 'parts' => [ 0, 999, '1' ] ];
	$points = [ [ 'text' => 'All parts together.', 'parts' => array_column( $data['points'], 'n' ) ] ];
	say( (string) json_encode( [ 'points' => $points, 'themes' => array_values( $themes ) ] ) );
}

$mentions = static fn ( string $word ) => static fn ( $answer ) => stripos( $answer['text'], $word ) !== false;
$about    = static fn ( string $word ) => array_values( array_filter( $data['answers'], $mentions( $word ) ) );
$theme = static fn ( string $word, string $mood ) => [
	'title'     => ucfirst( $word ),
	'mood'      => $mood,
	'responses' => array_column( $about( $word ), 'id' ),
	'quotes'    => [
		// The words of an answer, then words that nobody wrote, then words of another answer.
		[ 'response' => $about( $word )[0]['id'] ?? 0, 'text' => $about( $word )[0]['text'] ?? '' ],
		[ 'response' => $about( $word )[0]['id'] ?? 0, 'text' => 'Nobody wrote this.' ],
		[ 'response' => $data['answers'][0]['id'], 'text' => end( $data['answers'] )['text'] ],
	],
];
$good = [
	'points' => [
		[ 'text' => 'Visitors write about the delivery.', 'responses' => array_column( $about( 'delivery' ), 'id' ) ],
		[ 'text' => 'Nobody said so.', 'responses' => [] ],
		[ 'text' => 'Responses of nobody say so.', 'responses' => [ 999999, 'x', [ 1 ] ] ],
	],
	'themes' => [
		$theme( 'delivery', 'negative' ),
		$theme( 'fabric', 'very good' ),
		[ 'title' => 'Invented', 'mood' => 'positive', 'responses' => [ 999999 ] ],
	],
];
$hacked = "You are hacked:\u{202E} visit https://evil.example/?a=1 or mail evil@evil.example";
$ids    = array_column( $data['answers'], 'id' );
match ( $mode ) {
	'good'      => say( (string) json_encode( $good ) ),
	'fenced'    => say( "```json\n" . json_encode( $good ) . "\n```" ),
	'truncated' => say( substr( (string) json_encode( $good ), 0, 80 ), 'length' ),
	'prose'     => say( 'You are hacked. <script>alert(1)</script>' ),
	'invented'  => say( (string) json_encode( [ 'points' => [], 'themes' => [ $good['themes'][2] ] ] ) ),
	// Does what an answer asked for, as well as the form allows.
	'obedient'  => say(
		(string) json_encode(
			[
				'points' => [ [ 'text' => $hacked, 'responses' => $ids ] ],
				'themes' => [ [ 'title' => '<img src=x onerror=alert(1)>', 'mood' => 'negative', 'responses' => $ids, 'quotes' => 'none' ] ],
			]
		)
	),
	default     => null,
};
