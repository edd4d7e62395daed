<?php
/**
 * A page without a theme: what plugins add to it and nothing else.
 */

declare( strict_types=1 );

?>
<!DOCTYPE html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Plain</title><?php wp_head(); ?></head>
<body><h1>Plain</h1><?php wp_footer(); ?></body>
</html>
